import { type ReactNode, useId } from "react";
import type { Question } from "@/content/reading/parts";
import { LinkedText } from "@/sections/shared/LinkedText";
import styles from "./QuestionList.module.css";

interface Props {
  questions: readonly Question[];
  /** Below the list: where to go with a question that is not in it. */
  children?: ReactNode;
}

/** Questions that unfold, one at a time, and can be closed again; the browser does it, without script. */
export function QuestionList({ questions, children }: Props) {
  const name = useId();
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question} name={name}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <p>
            <LinkedText text={answer} />
          </p>
        </details>
      ))}
      {children && <div className={styles.after}>{children}</div>}
    </div>
  );
}
