import { useId } from "react";
import type { Question } from "@/content/parts";
import styles from "./QuestionList.module.css";

/** Questions that unfold, one at a time, and can be closed again; the browser does it, without script. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  const name = useId();
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question} name={name}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
