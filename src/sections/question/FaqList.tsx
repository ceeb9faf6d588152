import type { FaqCategory } from "@/content/collections/questions";
import { faq, questionCount } from "@/content/pages/faq";
import styles from "./FaqList.module.css";
import { LinkedText } from "@/sections/shared/LinkedText";

/** The anchors of the categories, in a bar that stays below the header. */
export function FaqTopics({ categories }: { categories: readonly FaqCategory[] }) {
  return (
    <nav className={styles.topics} aria-label={faq.categoriesLabel}>
      <ul>
        {categories.map(({ id, title, questions }) => (
          <li key={id} data-faq-anchor={id}>
            <a href={`#${id}`}>
              {title} <span data-faq-count>{questions.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All questions with their answers open: to read, to find with the browser and to print, without script. */
export function FaqList({ categories }: { categories: readonly FaqCategory[] }) {
  return categories.map(({ id, title, questions }) => (
    <section key={id} id={id} className={styles.category} aria-labelledby={`${id}-titel`} data-faq-category>
      <div className={styles.head}>
        <h2 id={`${id}-titel`}>{title}</h2>
        <p data-faq-count>{questionCount(questions.length)}</p>
      </div>
      <ul>
        {questions.map(({ question, answer }) => (
          <li key={question} data-faq-card>
            <h3>{question}</h3>
            <p>
              <LinkedText text={answer} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  ));
}
