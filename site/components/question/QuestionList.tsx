import type { Question } from "@contractor/core/reading/pages.ts";
import { useId } from "react";
import { LinkedText } from "#components/text/LinkedText.tsx";
import styles from "./QuestionList.module.css";

interface Props {
  questions: readonly (Question & { searchWords?: string[] | undefined })[];
  /** Lets several questions be open at once, for a list that a search opens and hides. */
  searched?: boolean;
}

/**
 * Questions, headings only where they are the page, that unfold without script. Opening one closes
 * the others, unless they are searched. The browser also opens the one in which its own search
 * finds something.
 */
export function QuestionList({ questions, searched }: Props) {
  const name = useId();
  return (
    <div className="l-rows">
      {questions.map(({ question, answer, searchWords }) => (
        <details
          key={question}
          className={styles.question}
          name={searched ? undefined : name}
          data-words={searched && searchWords?.join(" ")}
        >
          <summary className="u-unfold">
            {searched ? (
              <h3 className={styles.words}>{question}</h3>
            ) : (
              <b className={styles.words}>{question}</b>
            )}
          </summary>
          <p className={`t-soft ${styles.answer}`}>
            <LinkedText text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
