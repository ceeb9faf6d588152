import { type Article, articlePath, readTime } from "@/content/collections/articles";
import { blog } from "@/content/pages/blogs";
import { dutchDay } from "@/content/lib/dates";
import { Hero } from "@/components/hero/Hero";

/** The head of an article: its words on white, its picture off the grid, the reading time on a square of cobalt. */
export function ArticleHead({ article }: { article: Article }) {
  const { title, category, published, excerpt, photo } = article;
  return (
    <Hero
      place={{ path: articlePath(article), label: title }}
      above={<p className="badge">{category}</p>}
      heading={title}
      lead={excerpt}
      size="detail"
      photo={photo}
      squarePlane="cobalt"
      square={
        <p>
          {blog.article.readTime} <b className="figure">{readTime(article)}</b>
        </p>
      }
    >
      <p className="small">
        {blog.article.published} <time dateTime={published}>{dutchDay(published)}</time>
      </p>
    </Hero>
  );
}
