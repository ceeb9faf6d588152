import { type Article, articlePath, readTime } from "@/content/collections/articles";
import { blog } from "@/content/pages/blogs";
import { dutchDay } from "@/content/lib/dates";
import { Photograph } from "@/components/shared/Photograph";
import { Breadcrumb } from "@/components/shared/Breadcrumb";
import styles from "./ArticleHead.module.css";

/** The head of an article: its words on white, its picture off the grid, the reading time on a plane of yellow. */
export function ArticleHead({ article }: { article: Article }) {
  const { title, category, published, excerpt, photo } = article;
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <Breadcrumb path={articlePath(article)} label={title} />
        <p className={styles.category}>{category}</p>
        <h1>{title}</h1>
        <p className={styles.excerpt}>{excerpt}</p>
        <p className={styles.date}>
          {blog.article.published} <time dateTime={published}>{dutchDay(published)}</time>
        </p>
      </div>
      <div className={styles.photo}>
        <Photograph name={photo} size="tall" priority />
        <p className={styles.time}>
          {blog.article.readTime} <b>{readTime(article)}</b>
        </p>
      </div>
    </div>
  );
}
