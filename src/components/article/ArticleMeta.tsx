import { type Article, isComplete, readTime } from "#data/articles/articles.ts";
import { blog } from "#data/articles/articles-page.ts";
import { dutchDay } from "#data/format/dates.ts";
import styles from "./ArticleMeta.module.css";

/** The date of an article or of its last change, and its reading time. */
export function ArticleMeta({ article }: { article: Article }) {
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
