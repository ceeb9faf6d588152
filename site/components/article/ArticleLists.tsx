import {
  type Article,
  articlePath,
  blog,
  categories,
  isComplete,
  popularArticles,
  readTime,
} from "@contractor/core/facts/articles/articles.ts";
import { dutchDay } from "@contractor/core/facts/format/dates.ts";
import { counted } from "@contractor/core/facts/format/fill.ts";
import type { ReactNode } from "react";
import { Photograph } from "#components/photo/Photograph.tsx";
import { Heading } from "#ui/Heading.tsx";
import { Subsection } from "#ui/Subsection.tsx";
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
  // Fewer articles than columns share the whole width.
  const size = articles.length < 4 ? "half" : "third";
  return (
    <ul className={`l-threes ${styles.cards}`}>
      {articles.map((article) => (
        <li key={article.id} id={article.id} className={`l-card l-column ${styles.card}`}>
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
export function LeadArticle({ article }: { article: Article }) {
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
          {blog.data.list.read}
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

/** The articles, with the categories and the popular articles below them. */
export function BlogIndex({ children }: { children: ReactNode }) {
  const texts = blog.data.list;
  return (
    <>
      <div className="l-padded">
        <Subsection heading={texts.heading} headingClass={`u-below-4 ${styles.listHeading}`}>
          {children}
        </Subsection>
        <Subsection
          as="nav"
          heading={texts.categories}
          headingClass="t-minor"
          className="u-above-4"
        >
          <ul className={styles.categories}>
            {categories().map(({ name, articles }) => (
              <li key={name} className={styles.listItem}>
                <Category name={name} articles={articles} />
              </li>
            ))}
          </ul>
        </Subsection>
      </div>
      <div className="l-padded plane-shade">
        <Subsection
          heading={texts.popular}
          headingClass="l-split-main"
          className={`l-twelve l-split ${styles.popular}`}
        >
          <ol className="l-split-side l-rows l-link-list">
            {popularArticles().map((article) => (
              <li key={article.id}>
                <a href={articlePath(article)}>{article.title}</a>
              </li>
            ))}
          </ol>
        </Subsection>
      </div>
    </>
  );
}

/** A category with its number of articles: it leads to its only one, or opens to all of them. */
function Category({ name, articles }: Props & { name: string }) {
  const [only, ...others] = articles;
  const line = (
    <>
      {name}
      <span className="u-visually-hidden">
        {counted(blog.data.list.articleCount, articles.length)}
      </span>
      <span className="t-bold t-text-s" aria-hidden="true">
        {articles.length}
      </span>
    </>
  );
  if (only && others.length === 0) {
    return (
      <a className={`u-target ${styles.kind}`} href={articlePath(only)}>
        {line}
      </a>
    );
  }
  return (
    <details>
      <summary className={`u-target ${styles.kind}`}>{line}</summary>
      <ul className="l-link-list u-below-1">
        {articles.map((article) => (
          <li key={article.id}>
            <a href={articlePath(article)}>{article.title}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
