import { Paragraphs } from "#components/text/Paragraphs.tsx";
import type { CaseStudy } from "#data/collections/cases.ts";
import styles from "./CaseArticle.module.css";

/** The account of a case study: how it began in large type, how it went beside it. */
export function CaseArticle({ entry }: { entry: CaseStudy }) {
  const [beginning, ...account] = entry.fullDescription;
  return (
    <div className={`padded twelve split ${styles.article}`}>
      <p className={`figure title-s ${styles.beginning}`}>{beginning}</p>
      <div>
        <Paragraphs texts={account} />
      </div>
    </div>
  );
}
