import { useId } from "react";
import type { CaseStudy } from "@/content/collections/cases";
import { caseStudies } from "@/content/pages/case-studies";
import { Photograph } from "@/components/shared/Photograph";
import styles from "./CaseStory.module.css";

function Box({ heading, text, tone }: { heading: string; text: string; tone: "problem" | "answer" }) {
  const id = useId();
  return (
    <section className={`${styles.box} ${styles[tone]}`} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p>{text}</p>
    </section>
  );
}

/** Pictures of one moment, with the moment's name in their corner. */
function Pictures({ label, pictures }: { label: string; pictures: CaseStudy["beforeImages"] }) {
  return (
    <ul className={styles.pictures} aria-label={label}>
      {pictures.map(({ photo, caption }) => (
        <li key={photo}>
          <figure>
            <div className={styles.picture}>
              <Photograph name={photo} size="half" />
              <p className={styles.label}>{label}</p>
            </div>
            <figcaption>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** The problem beside its answer, and below them before and after as one wide picture. */
export function CaseStory({ entry }: { entry: CaseStudy }) {
  const { detail } = caseStudies;
  return (
    <div className={styles.story}>
      <Box heading={detail.challengeHeading} text={entry.challenge} tone="problem" />
      <Box heading={detail.solutionHeading} text={entry.solution} tone="answer" />
      <Pictures label={detail.beforeHeading} pictures={entry.beforeImages} />
      <Pictures label={detail.afterHeading} pictures={entry.afterImages} />
    </div>
  );
}
