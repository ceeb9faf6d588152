import { type Article, articlePath, readTime } from "@/content/collections/articles";
import { blog } from "@/content/pages/blogs";
import { dutchDay } from "@/content/lib/dates";
import { Photograph } from "@/components/shared/Photograph";
import styles from "./ArticleCards.module.css";

interface Props {
  articles: readonly Article[];
  /** How many stand beside each other on wide screens. */
  columns: 2 | 3;
  /** Set where the page begins with them: a phone then fetches four pictures at once. */
  many?: boolean;
}

/** Articles as cards: picture, category, title, what it says, and when it appeared. */
export function ArticleCards({ articles, columns, many = false }: Props) {
  return (
    <ul className={`${styles.cards} ${columns === 3 ? styles.three : ""}`}>
      {articles.map((article) => (
        <li key={article.id} id={article.id}>
          <div className={styles.picture}>
            <Photograph name={article.photo} size={many ? "thirdOfMany" : "third"} decorative />
          </div>
          <p className={styles.category}>{article.category}</p>
          <h3>
            <a href={articlePath(article)}>{article.title}</a>
          </h3>
          <p className={styles.excerpt}>{article.excerpt}</p>
          <p className={styles.date}>
            <time dateTime={article.published}>{dutchDay(article.published)}</time>,{" "}
            {blog.article.readTime.toLowerCase()} {readTime(article)}
          </p>
        </li>
      ))}
    </ul>
  );
}
