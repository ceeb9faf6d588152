import type { AnchorHTMLAttributes, ComponentProps } from "react";
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
}

function classes({ tone = "cobalt", compact = false }: Look): string {
  return [styles.button, styles[tone], compact && styles.compact].filter(Boolean).join(" ");
}

/** A link that looks like a button, because it is the action the page leads to. */
export function ButtonLink({
  tone,
  compact,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a className={classes({ tone, compact })} {...rest} />;
}

/** A button; `type` is "button" unless said otherwise. */
export function Button({ tone, compact, ...rest }: Look & ComponentProps<"button">) {
  return <button type="button" className={classes({ tone, compact })} {...rest} />;
}
