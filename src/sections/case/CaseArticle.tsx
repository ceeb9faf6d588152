import type { CaseStudy } from "@/content/collections/cases";
import { Photograph } from "@/sections/shared/Photograph";
import styles from "./CaseArticle.module.css";

/** The account of a case study: how it began in large type, how it went beside it. */
export function CaseArticle({ entry }: { entry: CaseStudy }) {
  const [beginning, ...account] = entry.fullDescription;
  const seen = [...entry.beforeImages, ...entry.afterImages].some(({ photo }) => photo === entry.photo);
  return (
    <div className={styles.article}>
      <div className={styles.beginning}>
        <p>{beginning}</p>
      </div>
      <div className={styles.account}>
        {account.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {!seen && (
          <div className={styles.picture}>
            <Photograph name={entry.photo} size="half" />
          </div>
        )}
      </div>
    </div>
  );
}
