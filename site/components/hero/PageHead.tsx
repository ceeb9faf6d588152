import type { quotePage } from "@contractor/core/facts/enquiry/quote-page.ts";
import { withBoundNumbers } from "@contractor/core/facts/format/words.ts";
import type { BreadcrumbPage } from "@contractor/core/routes.ts";
import type { ReactNode } from "react";
import { Breadcrumb } from "#components/navigation/Breadcrumb.tsx";
import { LinkedText } from "#components/text/LinkedText.tsx";
import { classes } from "#ui/classes.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./PageHead.module.css";

interface Props extends BreadcrumbPage {
  heading: string;
  intro?: string;
  plane?: "shade" | "cobalt" | "yellow";
  /** The size of the heading; an overview has the larger one. */
  size?: keyof typeof sizes;
  /** Shown below the heading, such as a search. */
  children?: ReactNode;
}

const sizes = { overview: `t-display-m ${styles.overview}`, detail: "t-title-xl" };

/** The head of a page without a photograph: breadcrumb, heading and introduction. */
export function PageHead({ heading, intro, plane, size = "overview", children, ...place }: Props) {
  // A long word gets the whole width, so that it stays in one piece.
  const hasLongWord = heading.split(" ").some((word) => word.length > 14);
  const isWide = hasLongWord && size === "overview";
  const hasMore = Boolean(children);
  return (
    <div className={classes(styles.head, hasMore && styles.searched, plane && `plane-${plane}`)}>
      <div className={styles.place}>
        <Breadcrumb {...place} />
      </div>
      <div
        className={classes(
          "l-twelve l-split",
          styles.words,
          hasMore && `u-below-3 ${styles.beforeMore}`,
        )}
      >
        <Heading
          level={1}
          className={classes("l-split-main", sizes[size], isWide && styles.wide)}
          text={heading}
        />
        {intro && (
          <p className={`l-split-side t-lead ${styles.intro}`}>{withBoundNumbers(intro)}</p>
        )}
      </div>
      {children}
    </div>
  );
}

/** The head of the quote page, so short that a phone's first screen has the first question. */
export function QuoteHead({ hero, tiles, tilesLabel }: typeof quotePage.data) {
  return (
    <div className={styles.quote}>
      <Breadcrumb path="/offerte-aanvragen" />
      <Heading level={1} className={`t-display-s ${styles.quoteHeading}`} text={hero.heading} />
      <p className={`t-soft ${styles.lead}`}>
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
