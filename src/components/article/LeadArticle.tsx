import { Photograph } from "#components/photo/Photograph.tsx";
import { type Article, articlePath } from "#data/articles/articles.ts";
import { Heading } from "#ui/Heading.tsx";
import { ArticleMeta } from "./ArticleMeta.tsx";
import styles from "./LeadArticle.module.css";

/** The first article of the blog: a large picture, with the words on a plane of cobalt over it. */
export function LeadArticle({ article, more }: { article: Article; more: string }) {
  const { photo, category, title, excerpt } = article;
  return (
    <article id={article.id} className={`l-card l-page ${styles.lead}`}>
      <Photograph
        name={photo}
        size="full"
        height="auto"
        className={styles.picture}
        priority
        decorative
      />
      <div className={`l-stack u-inset plane-cobalt ${styles.words}`}>
        <p className="u-badge">{category}</p>
        <Heading level={2} className={styles.title} text={title} href={articlePath(article)} />
        <p>{excerpt}</p>
        <ArticleMeta article={article} />
        <span className="u-more" aria-hidden="true">
          {more}
        </span>
      </div>
    </article>
  );
}
