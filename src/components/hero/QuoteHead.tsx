import { Breadcrumb } from "#components/navigation/Breadcrumb.tsx";
import { LinkedText } from "#components/text/LinkedText.tsx";
import type { quotePage } from "#data/enquiry/quote-page.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./QuoteHead.module.css";

interface Props {
  content: typeof quotePage.data;
}

/**
 * The head of the quote page. It is short, so that a phone's first screen has the first question.
 */
export function QuoteHead({ content }: Props) {
  const { hero, tiles, tilesLabel } = content;
  return (
    <div className={styles.head}>
      <Breadcrumb path="/offerte-aanvragen" />
      <Heading level={1} className={styles.heading} text={hero.heading} />
      <p className={styles.lead}>
        <LinkedText text={hero.lead} />
      </p>
      <ul className={styles.promises} aria-label={tilesLabel}>
        {tiles.map(({ title, text }) => (
          <li key={title} className={styles.promise}>
            <b className={styles.title}>{title}</b>
            <span>
              <LinkedText text={text} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
