import { Paragraphs } from "#components/text/Paragraphs.tsx";
import type { CaseStudy } from "#data/collections/cases.ts";
import styles from "./CaseArticle.module.css";

/** The account of a case study: how it began in large type, how it went beside it. */
export function CaseArticle({ entry }: { entry: CaseStudy }) {
  const [beginning, ...account] = entry.fullDescription;
  return (
    <div className={`l-padded l-twelve l-split ${styles.article}`}>
      <p className={`l-split-main t-figure t-title-s ${styles.beginning}`}>{beginning}</p>
      <div className="l-split-side">
        <Paragraphs texts={account} />
      </div>
    </div>
  );
}
