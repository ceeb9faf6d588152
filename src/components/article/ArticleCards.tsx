import { Photograph } from "#components/photo/Photograph.tsx";
import { type Article, articlePath } from "#data/articles/articles.ts";
import { classes } from "#ui/classes.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./ArticleCards.module.css";
import { ArticleMeta } from "./ArticleMeta.tsx";

interface Props {
  articles: readonly Article[];
  columns?: 3 | 4;
  /** Whether the page begins with them: a phone then fetches several pictures at once. */
  many?: boolean;
}

/** Articles as cards: picture, category, title, excerpt and date. */
export function ArticleCards({ articles, columns = 3, many = false }: Props) {
  const inRow = many ? "thirdOfMany" : "third";
  const isOnly = articles.length === 1;
  // Fewer articles than columns share the whole width.
  const size = articles.length < columns ? "half" : inRow;
  return (
    <ul className={classes("l-threes", columns === 4 && styles.fours)}>
      {articles.map((article) => (
        <li
          key={article.id}
          id={article.id}
          className={classes("l-card l-column", styles.card, isOnly && styles.only)}
        >
          <Photograph
            name={article.photo}
            size={size}
            height="auto"
            className={styles.picture}
            decorative
          />
          <p className={`u-badge ${styles.category}`}>{article.category}</p>
          <Heading level={3} text={article.title} href={articlePath(article)} />
          <p className="t-soft">{article.excerpt}</p>
          <ArticleMeta article={article} />
        </li>
      ))}
    </ul>
  );
}
