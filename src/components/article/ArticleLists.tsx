import { Photograph } from "#components/photo/Photograph.tsx";
import { type Article, articlePath, blog, isComplete, readTime } from "#data/articles/articles.ts";
import { dutchDay } from "#data/format/dates.ts";
import { classes } from "#ui/classes.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./ArticleLists.module.css";

/** The date of an article or of its last change, and its reading time. */
function ArticleMeta({ article }: { article: Article }) {
  const { published, updated } = article;
  const texts = blog.data.article;
  return (
    <p className="t-small">
      <span className={styles.date}>
        {updated && `${texts.updated} `}
        <time dateTime={updated ?? published}>{dutchDay(updated ?? published)}</time>,
      </span>{" "}
      <span className={styles.date}>
        {texts.readTime.toLowerCase()} {readTime(article)}
        {!isComplete(article) && `, ${texts.moreFollows}`}
      </span>
    </p>
  );
}

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
            className={styles.cardPicture}
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

/** The first article of the blog: a large picture, with the words on a plane of cobalt over it. */
export function LeadArticle({ article, more }: { article: Article; more: string }) {
  const { photo, category, title, excerpt } = article;
  return (
    <article id={article.id} className={`l-card l-page ${styles.lead}`}>
      <Photograph
        name={photo}
        size="full"
        height="auto"
        className={styles.leadPicture}
        priority
        decorative
      />
      <div className={`l-stack u-inset plane-cobalt ${styles.leadWords}`}>
        <p className="u-badge">{category}</p>
        <Heading level={2} className={styles.leadTitle} text={title} href={articlePath(article)} />
        <p>{excerpt}</p>
        <ArticleMeta article={article} />
        <span className="u-more" aria-hidden="true">
          {more}
        </span>
      </div>
    </article>
  );
}

/** Articles below another text, in words: category, title and date. */
export function RelatedArticles({ articles }: Props) {
  return (
    <ul className="l-lined l-threes">
      {articles.map((article) => (
        <li key={article.id} className={`l-card ${styles.related}`}>
          <p className="t-small">{article.category}</p>
          <b className={`t-figure ${styles.relatedTitle}`}>
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
