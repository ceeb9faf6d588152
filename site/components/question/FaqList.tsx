import { counted } from "@contractor/core/facts/format/fill.ts";
import { type faq, faqCategories } from "@contractor/core/facts/questions/questions.ts";
import { classes } from "#ui/classes.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./FaqList.module.css";
import { QuestionList } from "./QuestionList.tsx";

/**
 * All questions by category, on white and on shade in turn. The answers are folded, but the
 * browser's own search finds them.
 */
export function FaqList({ questionCount }: Pick<typeof faq.data, "questionCount">) {
  return faqCategories.data.map(({ id, title, questions }, i) => (
    <section
      key={id}
      id={id}
      className={classes("l-twelve l-split l-part", styles.category, i % 2 === 1 && "plane-shade")}
      aria-labelledby={`${id}-titel`}
      data-faq-category=""
    >
      <div className={`l-split-main l-wrap l-sticky ${styles.head}`}>
        <Heading level={2} id={`${id}-titel`} className={styles.title} text={title} />
        <p className={`u-badge ${styles.count}`}>{counted(questionCount, questions.length)}</p>
      </div>
      <div className={`l-split-side ${styles.answers}`}>
        <QuestionList questions={questions} searched />
      </div>
    </section>
  ));
}

/** Links to the categories, in a bar that stays below the header. */
export function FaqTopics({ label }: { label: string }) {
  return (
    <nav className={`t-bold plane-ink ${styles.topics}`} aria-label={label}>
      <ul className={styles.topicList}>
        {faqCategories.data.map(({ id, title, questions }) => (
          <li key={id} data-faq-anchor={id}>
            <a className={`u-target ${styles.topic}`} href={`#${id}`}>
              {title} <span className={`u-badge ${styles.topicCount}`}>{questions.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
