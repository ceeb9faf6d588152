import { type Article, articlePath } from "#data/articles/articles.ts";
import { ArticleMeta } from "./ArticleMeta.tsx";
import styles from "./RelatedArticles.module.css";

/** Articles below another text, in words: category, title and date. */
export function RelatedArticles({ articles }: { articles: readonly Article[] }) {
  return (
    <ul className="l-lined l-threes">
      {articles.map((article) => (
        <li key={article.id} className={`l-card ${styles.article}`}>
          <p className="t-small">{article.category}</p>
          <b className={`t-figure ${styles.title}`}>
            <a className="l-card-link l-card-title" href={articlePath(article)}>
              {article.title}
            </a>
          </b>
          <ArticleMeta article={article} />
        </li>
      ))}
    </ul>
  );
}
