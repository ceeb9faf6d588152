import type { ComponentProps, ReactElement, ReactNode } from "react";
import styles from "./Button.module.css";
import { classes } from "./classes.ts";

/**
 * Cobalt is for the main action, and ink for the main action on a coloured plane. Line has an
 * outline in the colour of the text, for a second action beside either.
 */
type Tone = "cobalt" | "ink" | "line";

interface ButtonStyle {
  tone?: Tone;
  /** Smaller, for a bar such as the header or the cookie banner. */
  compact?: boolean;
  /** For its layout in another component. */
  className?: string | undefined;
}

function buttonClasses({ tone = "cobalt", compact = false, className }: ButtonStyle): string {
  return classes(styles.button, styles[tone], compact && styles.compact, className);
}

export function ButtonLink({
  tone,
  compact,
  className,
  ...rest
}: ButtonStyle & ComponentProps<"a">) {
  return <a className={buttonClasses({ tone, compact, className })} {...rest} />;
}

interface SmallOnPhone {
  href: string;
  children: string;
}

/** A second action. On a phone it is a square with an icon, beside the main one. */
export function IconLink({ icon, href, children }: SmallOnPhone & { icon: ReactElement }) {
  return (
    <a className={buttonClasses({ tone: "line", className: styles.square })} href={href}>
      <span className={styles.icon}>{icon}</span>
      <span className="u-icon-on-phone">{children}</span>
    </a>
  );
}

/** A second action. On a phone it is a plain link below the main one. */
export function QuietLink({ href, children }: SmallOnPhone) {
  return (
    <a className={buttonClasses({ tone: "line", className: styles.quiet })} href={href}>
      {children}
    </a>
  );
}

interface ButtonProps extends ButtonStyle, ComponentProps<"button"> {
  /** Larger, for the button that submits a form. */
  large?: boolean;
}

/** A button. Its `type` is "button" by default. */
export function Button({ tone, compact, large = false, className, ...rest }: ButtonProps) {
  const size = classes(large && styles.large, className);
  return (
    <button type="button" className={buttonClasses({ tone, compact, className: size })} {...rest} />
  );
}

interface LabelProps extends ButtonStyle {
  htmlFor: string;
  children: ReactNode;
}

/** The label of a visually hidden control, such as a file input, which is pressed instead of it. */
export function ButtonLabel({ htmlFor, children, ...style }: LabelProps) {
  return (
    <label className={buttonClasses(style)} htmlFor={htmlFor}>
      {children}
    </label>
  );
}
