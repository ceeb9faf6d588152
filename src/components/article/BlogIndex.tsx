import type { ReactNode } from "react";
import { categories } from "#data/articles/article-lists.ts";
import { articlePath, popularArticles } from "#data/articles/articles.ts";
import type { blog } from "#data/articles/articles-page.ts";
import { counted } from "#data/format/counted.ts";
import { Subsection } from "#ui/Subsection.tsx";
import styles from "./BlogIndex.module.css";

interface Props {
  texts: typeof blog.data.list;
  heading: string;
  current?: string;
  children?: ReactNode;
}

/** The articles, with the categories and the popular articles below them. */
export function BlogIndex({ texts, heading, current, children }: Props) {
  return (
    <>
      <div className="l-padded">
        <Subsection heading={heading} headingClass={`u-below-4 ${styles.heading}`}>
          {children}
        </Subsection>
        <Subsection
          as="nav"
          heading={texts.categories}
          headingClass="t-minor"
          className="u-above-4"
        >
          <ul className={styles.categories}>
            {categories.map(({ name, count, path }) => (
              <li key={name} className={styles.item}>
                <a
                  className={`u-target ${styles.category}`}
                  href={path}
                  aria-current={name === current ? "page" : undefined}
                >
                  {name}
                  <span className="u-visually-hidden">{counted(texts.articleCount, count)}</span>
                  <span className="t-bold t-text-s" aria-hidden="true">
                    {count}
                  </span>
                </a>
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
