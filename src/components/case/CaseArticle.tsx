import { Paragraphs } from "#components/text/Paragraphs.tsx";
import type { CaseStudy } from "#data/cases/cases.ts";
import styles from "./CaseArticle.module.css";

/** The description of a case study: its first paragraph in large type, the others beside it. */
export function CaseArticle({ entry }: { entry: CaseStudy }) {
  const [first, ...others] = entry.fullDescription;
  return (
    <div className={`l-padded l-twelve l-split ${styles.article}`}>
      <p className={`l-split-main t-figure t-title-s ${styles.first}`}>{first}</p>
      <div className="l-split-side">
        <Paragraphs texts={others} />
      </div>
    </div>
  );
}
