import { useId } from "react";
import { LinkedText } from "#components/text/LinkedText.tsx";
import type { Question } from "#data/lib/common-schemas.ts";
import styles from "./QuestionList.module.css";

interface Props {
  questions: readonly Question[];
  /** A search opens and hides them, so that several may be open at once. */
  searched?: boolean;
}

/**
 * Questions that unfold, one at a time unless they are searched, and can be closed again; the
 * browser does it, without script, also for what it finds in them itself.
 */
export function QuestionList({ questions, searched }: Props) {
  const name = useId();
  return (
    <div className="l-rows">
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.question} name={searched ? undefined : name}>
          <summary className={styles.summary}>
            <h3>{question}</h3>
          </summary>
          <p className={`t-soft ${styles.answer}`}>
            <LinkedText text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
