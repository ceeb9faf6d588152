import type { ComponentProps } from "react";
import { withSoftHyphens } from "./soft-hyphens.ts";

/** A word with so many letters that it may be longer than a line of a small screen. */
const longWord = /(\S*\p{L}{10,}\S*)/u;

/**
 * A text whose long words have soft hyphens. Each is an element of its own, so that it moves to the
 * next line as a whole, and is broken only where it is longer than a line.
 */
function withLongWords(text: string) {
  return text.split(longWord).map((part, i) => {
    if (i % 2 === 0) {
      return part;
    }
    return (
      <span key={i} className="u-whole">
        {part.replace(/\p{L}{10,}/gu, withSoftHyphens)}
      </span>
    );
  });
}

interface Props extends Omit<ComponentProps<"h1">, "children"> {
  level: 1 | 2 | 3;
  text: string;
  /** Makes it the link of the card around it. */
  href?: string | undefined;
}

/** A heading, in which a word that is too long for a phone is broken where Dutch breaks it. */
export function Heading({ level, text, href, ...attributes }: Props) {
  const Tag = `h${level}` as const;
  const words = withLongWords(text);
  if (href === undefined) {
    return <Tag {...attributes}>{words}</Tag>;
  }
  return (
    <Tag {...attributes}>
      <a className="l-card-link l-card-title" href={href}>
        {words}
      </a>
    </Tag>
  );
}

interface EyebrowProps {
  children: string;
  mark?: "cobalt" | "yellow" | "red";
}

/** The small line above a heading, with a square of pure colour. */
export function Eyebrow({ children, mark = "cobalt" }: EyebrowProps) {
  return (
    <p className="t-bold u-marked t-text-s u-below-1">
      <svg width="0.8rem" height="0.8rem" aria-hidden="true">
        <path fill={`var(--${mark})`} d="M0 0h99v99H0z" />
      </svg>
      {children}
    </p>
  );
}
