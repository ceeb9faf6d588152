import type {
  AnchorHTMLAttributes,
  ComponentProps,
  LabelHTMLAttributes,
  ReactElement,
} from "react";
import styles from "./Button.module.css";

/**
 * Cobalt is for the main action, and ink for the main action on a coloured plane. Line has an
 * outline in the colour of the text, for a second action beside either.
 */
type Tone = "cobalt" | "ink" | "line";

interface ButtonStyle {
  tone?: Tone;
  /** Smaller, for a bar such as the header or the cookie banner. */
  compact?: boolean;
  /** Larger, for the button that submits a form. */
  large?: boolean;
  /** For its layout in another component. */
  className?: string | undefined;
}

function classes({
  tone = "cobalt",
  compact = false,
  large = false,
  className,
}: ButtonStyle): string {
  const sizes = [compact && styles.compact, large && styles.large];
  return [styles.button, styles[tone], ...sizes, className].filter(Boolean).join(" ");
}

/** A link that looks like a button. */
export function ButtonLink({
  tone,
  compact,
  className,
  ...rest
}: ButtonStyle & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a className={classes({ tone, compact, className })} {...rest} />;
}

interface SmallOnPhone {
  href: string;
  children: string;
}

/** A second action. On a phone it is a square with an icon, beside the main one. */
export function IconLink({ icon, href, children }: SmallOnPhone & { icon: ReactElement }) {
  return (
    <a className={`${classes({ tone: "line" })} ${styles.square}`} href={href}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.text}>{children}</span>
    </a>
  );
}

/** A second action. On a phone it is a plain link below the main one. */
export function QuietLink({ href, children }: SmallOnPhone) {
  return (
    <a className={`${classes({ tone: "line" })} ${styles.quiet}`} href={href}>
      {children}
    </a>
  );
}

/** A button. Its `type` is "button" by default. */
export function Button({
  tone,
  compact,
  large,
  className,
  ...rest
}: ButtonStyle & ComponentProps<"button">) {
  return (
    <button type="button" className={classes({ tone, compact, large, className })} {...rest} />
  );
}

/** The label of a visually hidden control, such as a file input, which is pressed instead of it. */
export function ButtonLabel({
  tone,
  compact,
  className,
  htmlFor,
  children,
}: ButtonStyle & LabelHTMLAttributes<HTMLLabelElement> & { htmlFor: string }) {
  return (
    <label className={classes({ tone, compact, className })} htmlFor={htmlFor}>
      {children}
    </label>
  );
}
