import type { ComponentProps } from "react";
import styles from "./Button.module.css";
import { classes } from "./classes.ts";

interface Look {
  /**
   * Cobalt is for the main action, and ink for the main action on a coloured plane. Line has an
   * outline in the colour of the text, for a second action beside either. On a phone, quiet is a
   * plain link below the main action, and square an icon beside it.
   */
  tone?: "cobalt" | "ink" | "line" | "quiet" | "square" | undefined;
  /** Compact is for a bar, such as the header; large for the button that submits a form. */
  size?: "compact" | "large" | undefined;
  /** For its layout in another component. */
  className?: string | undefined;
}

/** The classes of what looks like a button, such as the label of a hidden file input. */
export function buttonClasses({ tone = "cobalt", size, className }: Look): string {
  return classes(styles.button, styles[tone], size && styles[size], className);
}

export function ButtonLink({ tone, size, className, ...rest }: Look & ComponentProps<"a">) {
  return <a className={buttonClasses({ tone, size, className })} {...rest} />;
}

/** A button. Its `type` is "button" by default. */
export function Button({ tone, size, className, ...rest }: Look & ComponentProps<"button">) {
  return <button type="button" className={buttonClasses({ tone, size, className })} {...rest} />;
}
