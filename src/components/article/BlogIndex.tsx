import type { ReactNode } from "react";
import { categories } from "#data/articles/article-lists.ts";
import { articlePath, popularArticles } from "#data/articles/articles.ts";
import { articleCount, blog } from "#data/articles/articles-page.ts";
import { Subsection } from "#ui/Subsection.tsx";
import styles from "./BlogIndex.module.css";

interface Props {
  heading: string;
  current?: string;
  children?: ReactNode;
}

/** The articles, with the categories above them and the popular articles below. */
export function BlogIndex({ heading, current, children }: Props) {
  const { list } = blog.data;
  return (
    <>
      <div className="l-padded">
        <Subsection as="nav" heading={list.categories} headingClass="t-minor">
          <ul className={styles.categories}>
            {categories.map(({ name, count, path }) => (
              <li key={name} className={styles.item}>
                <a
                  className={`u-target ${styles.category}`}
                  href={path}
                  aria-current={name === current ? "page" : undefined}
                >
                  {name}
                  <span className="u-visually-hidden">{articleCount(count)}</span>
                  <span className="t-bold t-text-s" aria-hidden="true">
                    {count}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </Subsection>
        <Subsection heading={heading} headingClass={`u-below-4 ${styles.heading}`}>
          {children}
        </Subsection>
      </div>
      <div className="l-padded plane-shade">
        <Subsection
          heading={list.popular}
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
