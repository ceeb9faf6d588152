import type { ReactNode } from "react";
import { categories } from "@/content/pages/article-lists";
import { articlePath, popularArticles } from "@/content/collections/articles";
import { articleCount, blog } from "@/content/pages/blogs";
import styles from "./BlogIndex.module.css";

interface Props {
  heading: string;
  current?: string;
  children?: ReactNode;
}

/** The articles with, beside them, the categories and what is read most. */
export function BlogIndex({ heading, current, children }: Props) {
  const { list } = blog;
  return (
    <div className={`padded twelve split ${styles.index}`}>
      <section aria-labelledby="artikelen">
        <h2 id="artikelen">{heading}</h2>
        {children}
      </section>
      <div className={styles.side}>
        <nav aria-labelledby="categorieen">
          <h2 id="categorieen" className="minor">
            {list.categories}
          </h2>
          <ul className={`wrap link-list ${styles.categories}`}>
            {categories.map(({ name, count, path }) => (
              <li key={name}>
                <a href={path} aria-current={name === current ? "page" : undefined}>
                  {name}
                  <span className="visually-hidden">{articleCount(count)}</span>
                  <span className={`bold ${styles.count}`} aria-hidden="true">
                    {count}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="populair">
          <h2 id="populair" className="minor">
            {list.popular}
          </h2>
          <ol className="rows link-list">
            {popularArticles.map((article) => (
              <li key={article.id}>
                <a href={articlePath(article)}>{article.title}</a>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  );
}
