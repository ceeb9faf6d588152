import type { MarkdownHeading } from "astro";
import type { ReactNode } from "react";
import styles from "./LongText.module.css";

interface Props {
  contents: string;
  /** The text's own headings; those of the second level make the list. */
  headings: readonly MarkdownHeading[];
  children?: ReactNode;
  foot?: ReactNode;
}

/** A text to read: at most 65 characters on a line, its contents beside it on wide screens. */
export function LongText({ contents, headings, children, foot }: Props) {
  const chapters = headings.filter(({ depth }) => depth === 2);
  return (
    <div className={`l-twelve l-split ${styles.long}`}>
      {chapters.length > 0 && (
        <nav
          className={`l-split-main t-small l-sticky ${styles.contents}`}
          aria-labelledby="inhoudsopgave"
        >
          <p className="t-bold u-below-2" id="inhoudsopgave">
            {contents}
          </p>
          <ol className="l-rows l-link-list">
            {chapters.map(({ slug, text }) => (
              <li key={slug}>
                <a href={`#${slug}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.column}>
        <div className={styles.text}>{children}</div>
        {foot}
      </div>
    </div>
  );
}
