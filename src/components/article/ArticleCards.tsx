import { Photograph } from "#components/photo/Photograph.tsx";
import { type Article, articlePath } from "#data/articles/articles.ts";
import { classes } from "#ui/classes.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./ArticleCards.module.css";
import { ArticleMeta } from "./ArticleMeta.tsx";

interface Props {
  articles: readonly Article[];
}

/** Articles as cards: picture, category, title, excerpt and date. */
export function ArticleCards({ articles }: Props) {
  const isOnly = articles.length === 1;
  // Fewer articles than columns share the whole width.
  const size = articles.length < 4 ? "half" : "third";
  return (
    <ul className={`l-threes ${styles.cards}`}>
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
