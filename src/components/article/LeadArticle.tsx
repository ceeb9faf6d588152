import { type Article, articlePath, readTime } from "@/content/collections/articles";
import { blog } from "@/content/pages/blogs";
import { dutchDay } from "@/content/lib/dates";
import { Photograph } from "@/components/shared/Photograph";
import styles from "./LeadArticle.module.css";

/** The first article of the blog: its picture off the grid, its words on a plane of cobalt laid over it. */
export function LeadArticle({ article }: { article: Article }) {
  const { photo, category, title, excerpt, published } = article;
  return (
    <article id={article.id} className={styles.lead}>
      <div className={styles.picture}>
        <Photograph name={photo} size="full" priority decorative />
      </div>
      <div className={styles.words}>
        <p className={styles.category}>{category}</p>
        <h2>
          <a href={articlePath(article)}>{title}</a>
        </h2>
        <p>{excerpt}</p>
        <p className={styles.date}>
          <time dateTime={published}>{dutchDay(published)}</time>, {blog.article.readTime.toLowerCase()}{" "}
          {readTime(article)}
        </p>
        <span className={styles.read} aria-hidden="true">
          {blog.list.read}
        </span>
      </div>
    </article>
  );
}
