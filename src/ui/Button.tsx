import type {
  AnchorHTMLAttributes,
  ComponentProps,
  LabelHTMLAttributes,
  ReactElement,
} from "react";
import styles from "./Button.module.css";

/**
 * Cobalt acts; ink acts on a coloured plane; line, in the colour of the text, is the second choice
 * beside either.
 */
type Tone = "cobalt" | "ink" | "line";

interface Look {
  tone?: Tone;
  /** Compact fits a bar: header, banner. */
  compact?: boolean;
  /** Large ends a form. */
  large?: boolean;
  /** Its place in another component. */
  className?: string | undefined;
}

function classes({ tone = "cobalt", compact = false, large = false, className }: Look): string {
  const sizes = [compact && styles.compact, large && styles.large];
  return [styles.button, styles[tone], ...sizes, className].filter(Boolean).join(" ");
}

/** A link that looks like a button, because it is the action the page leads to. */
export function ButtonLink({
  tone,
  compact,
  className,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a className={classes({ tone, compact, className })} {...rest} />;
}

interface SmallOnPhone {
  href: string;
  children: string;
}

/** The second choice; on a phone a square with an icon, beside the first. */
export function IconLink({ icon, href, children }: SmallOnPhone & { icon: ReactElement }) {
  return (
    <a className={`${classes({ tone: "line" })} ${styles.square}`} href={href}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.said}>{children}</span>
    </a>
  );
}

/** The second choice; on a phone a link below the first. */
export function QuietLink({ href, children }: SmallOnPhone) {
  return (
    <a className={`${classes({ tone: "line" })} ${styles.quiet}`} href={href}>
      {children}
    </a>
  );
}

/** A button; `type` is "button" unless said otherwise. */
export function Button({
  tone,
  compact,
  large,
  className,
  ...rest
}: Look & ComponentProps<"button">) {
  return (
    <button type="button" className={classes({ tone, compact, large, className })} {...rest} />
  );
}

/** The label of a control that is not shown, such as one for files: the label is what one presses. */
export function ButtonLabel({
  tone,
  compact,
  htmlFor,
  children,
}: Look & LabelHTMLAttributes<HTMLLabelElement> & { htmlFor: string }) {
  return (
    <label className={classes({ tone, compact })} htmlFor={htmlFor}>
      {children}
    </label>
  );
}
