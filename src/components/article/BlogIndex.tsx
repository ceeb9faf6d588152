import type { ReactNode } from "react";
import { articlePath, popularArticles } from "#data/collections/articles.ts";
import { categories } from "#data/lists/article-lists.ts";
import { articleCount, blog } from "#data/pages/blogs.ts";
import { Subsection } from "#ui/Subsection.tsx";
import styles from "./BlogIndex.module.css";

interface Props {
  heading: string;
  current?: string;
  children?: ReactNode;
}

/** The articles with, beside them, the categories and what is read most. */
export function BlogIndex({ heading, current, children }: Props) {
  const { list } = blog.data;
  return (
    <div className={`l-padded l-twelve l-split ${styles.index}`}>
      <Subsection heading={heading} headingClass={styles.heading} className="l-split-main">
        {children}
      </Subsection>
      <div className={`l-split-side l-column ${styles.side}`}>
        <Subsection as="nav" heading={list.categories} headingClass="t-minor">
          <ul className={`l-wrap l-link-list ${styles.categories}`}>
            {categories.map(({ name, count, path }) => (
              <li key={name}>
                <a
                  className={styles.category}
                  href={path}
                  aria-current={name === current ? "page" : undefined}
                >
                  {name}
                  <span className="u-visually-hidden">{articleCount(count)}</span>
                  <span className={`t-bold t-text-s ${styles.count}`} aria-hidden="true">
                    {count}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </Subsection>
        <Subsection heading={list.popular} headingClass="t-minor">
          <ol className="l-rows l-link-list">
            {popularArticles().map((article) => (
              <li key={article.id}>
                <a href={articlePath(article)}>{article.title}</a>
              </li>
            ))}
          </ol>
        </Subsection>
      </div>
    </div>
  );
}
