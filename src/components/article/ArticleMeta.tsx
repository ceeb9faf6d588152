import { type Article, readTime } from "@/content/collections/articles";
import { dutchDay } from "@/content/lib/dates";
import { blog } from "@/content/pages/blogs";

/** When an article appeared, and how long it takes to read. */
export function ArticleMeta({ article }: { article: Article }) {
  const { published } = article;
  return (
    <p className="small">
      <time dateTime={published}>{dutchDay(published)}</time>, {blog.article.readTime.toLowerCase()}{" "}
      {readTime(article)}
    </p>
  );
}
