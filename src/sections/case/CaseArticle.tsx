import { useId } from "react";
import { caseStudies } from "@/content/pages/case-studies";
import type { CaseStudy } from "@/content/collections/cases";
import { Photograph } from "@/sections/shared/Photograph";
import styles from "./CaseArticle.module.css";
import { CasePanels } from "./CasePanels";

/** The case study in full: the account, what came of it, and beside them how it was made. */
export function CaseArticle({ entry }: { entry: CaseStudy }) {
  const results = useId();
  const seen = [...entry.beforeImages, ...entry.afterImages].some(({ photo }) => photo === entry.photo);
  return (
    <div className={styles.article}>
      <div>
        {!seen && (
          <div className={styles.picture}>
            <Photograph name={entry.photo} size="half" />
          </div>
        )}
        <div className={styles.account}>
          {entry.fullDescription.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <section className={styles.results} aria-labelledby={results}>
          <h2 id={results}>{caseStudies.detail.resultsHeading}</h2>
          <ul>
            {entry.results.map((result) => (
              <li key={result}>{result}</li>
            ))}
          </ul>
        </section>
      </div>
      <CasePanels entry={entry} />
    </div>
  );
}
