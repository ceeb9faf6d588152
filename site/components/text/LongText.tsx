import type { MarkdownHeading } from "astro";
import type { ReactNode } from "react";
import styles from "./LongText.module.css";

interface Props {
  /** The name of the list of chapters; without it there is no list. */
  contents?: string;
  /** The text's own headings; those of the second level make the list. */
  headings?: readonly MarkdownHeading[];
  children: ReactNode;
  foot?: ReactNode;
}

function Chapters({ chapters }: { chapters: readonly MarkdownHeading[] }) {
  return (
    <ol className="l-rows l-link-list">
      {chapters.map(({ slug, text }) => (
        <li key={slug}>
          <a href={`#${slug}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
}

/**
 * A long text. Its contents are beside it on wide screens, and folded above it on a phone, where
 * they would otherwise push the text off the screen.
 */
export function LongText({ contents, headings = [], children, foot }: Props) {
  const chapters = contents ? headings.filter(({ depth }) => depth === 2) : [];
  return (
    <div className={`l-twelve l-split ${styles.long}`}>
      {chapters.length > 0 && (
        <>
          <details className={`t-small ${styles.folded}`}>
            <summary className={`t-bold ${styles.summary}`}>{contents}</summary>
            <Chapters chapters={chapters} />
          </details>
          <nav
            className={`l-split-main t-small l-sticky ${styles.contents}`}
            aria-labelledby="inhoudsopgave"
          >
            <p className="t-bold u-below-2" id="inhoudsopgave">
              {contents}
            </p>
            <Chapters chapters={chapters} />
          </nav>
        </>
      )}
      <div className={chapters.length > 0 ? styles.column : "l-whole"}>
        <div className={styles.text}>{children}</div>
        {foot}
      </div>
    </div>
  );
}
