import { useId } from "react";
import { caseStudies } from "@/content/pages/case-studies";
import type { CaseStudy } from "@/content/collections/cases";
import { Photograph } from "@/sections/shared/Photograph";
import styles from "./CaseStory.module.css";

interface ChapterProps {
  heading: string;
  text: string;
  /** Name of the pictures, as it stands in their corner. */
  label: string;
  pictures: CaseStudy["beforeImages"];
  tone: "problem" | "answer";
}

function Chapter({ heading, text, label, pictures, tone }: ChapterProps) {
  const id = useId();
  return (
    <section className={styles.chapter} aria-labelledby={id}>
      <ul className={styles.pictures} aria-label={label}>
        {pictures.map((picture, i) => (
          <li key={picture.photo}>
            <figure>
              <div className={styles.picture}>
                <Photograph name={picture.photo} size="half" priority={tone === "problem" && i === 0} />
                <p className={styles.label}>{label}</p>
              </div>
              <figcaption>{picture.caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <div className={`${styles.box} ${styles[tone]}`}>
        <h2 id={id}>{heading}</h2>
        <p>{text}</p>
      </div>
    </section>
  );
}

/** The problem beside its answer: before and after as one wide picture, below each what it tells. */
export function CaseStory({ entry }: { entry: CaseStudy }) {
  const { detail } = caseStudies;
  return (
    <div className={styles.story}>
      <Chapter
        heading={detail.challengeHeading}
        text={entry.challenge}
        label={detail.beforeHeading}
        pictures={entry.beforeImages}
        tone="problem"
      />
      <Chapter
        heading={detail.solutionHeading}
        text={entry.solution}
        label={detail.afterHeading}
        pictures={entry.afterImages}
        tone="answer"
      />
    </div>
  );
}
