import { Breadcrumb } from "#components/navigation/Breadcrumb.tsx";
import type { quotePage } from "#data/enquiry/quote-page.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./QuoteHead.module.css";

/**
 * The head of the quote page. It is short, so that a phone's first screen has the first question.
 */
export function QuoteHead({ content }: { content: typeof quotePage.data }) {
  const { hero, tiles, tilesLabel } = content;
  return (
    <div className={styles.head}>
      <Breadcrumb path="/offerte-aanvragen" />
      <div className={`l-twelve l-split ${styles.words}`}>
        <Heading level={1} className={`l-split-main ${styles.heading}`} text={hero.heading} />
        <p className={`l-split-side ${styles.lead}`}>{hero.lead}</p>
      </div>
      <ul className={styles.benefits} aria-label={tilesLabel}>
        {tiles.map(({ title, text }) => (
          <li key={title} className={styles.benefit}>
            <b className={styles.title}>{title}</b>
            <span className="t-soft">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
