import type { ReactNode } from "react";
import {
  type Article,
  articlePath,
  type blog,
  categories,
  popularArticles,
} from "#data/articles/articles.ts";
import { counted } from "#data/format/fill.ts";
import { Subsection } from "#ui/Subsection.tsx";
import styles from "./BlogIndex.module.css";

type Texts = typeof blog.data.list;

interface Props {
  texts: Texts;
  children?: ReactNode;
}

/** The articles, with the categories and the popular articles below them. */
export function BlogIndex({ texts, children }: Props) {
  return (
    <>
      <div className="l-padded">
        <Subsection heading={texts.heading} headingClass={`u-below-4 ${styles.heading}`}>
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
              <li key={name} className={styles.item}>
                <Category name={name} articles={articles} texts={texts} />
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

interface CategoryProps {
  name: string;
  articles: readonly Article[];
  texts: Texts;
}

/** A category with its number of articles: it leads to its only one, or opens to all of them. */
function Category({ name, articles, texts }: CategoryProps) {
  const [only, ...others] = articles;
  const line = (
    <>
      {name}
      <span className="u-visually-hidden">{counted(texts.articleCount, articles.length)}</span>
      <span className="t-bold t-text-s" aria-hidden="true">
        {articles.length}
      </span>
    </>
  );
  if (only && others.length === 0) {
    return (
      <a className={`u-target ${styles.category}`} href={articlePath(only)}>
        {line}
      </a>
    );
  }
  return (
    <details>
      <summary className={`u-target ${styles.category}`}>{line}</summary>
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
