import { faqCategories } from "#data/questions/questions.ts";
import styles from "./FaqTopics.module.css";

/** Links to the categories, in a bar that stays below the header. */
export function FaqTopics({ label }: { label: string }) {
  return (
    <nav className={`t-bold plane-ink ${styles.topics}`} aria-label={label}>
      <ul className={styles.topicList}>
        {faqCategories.data.map(({ id, title, questions }) => (
          <li key={id} data-faq-anchor={id}>
            <a className={`u-target ${styles.topic}`} href={`#${id}`}>
              {title}{" "}
              <span className={`u-badge ${styles.count}`} data-faq-count="">
                {questions.length}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
