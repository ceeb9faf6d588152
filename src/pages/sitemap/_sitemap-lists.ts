import { categories } from "#data/articles/article-lists.ts";
import { articlePath, articles } from "#data/articles/articles.ts";
import { kinds } from "#data/cases/case-lists.ts";
import { casePath, cases } from "#data/cases/cases.ts";
import { listPages } from "#data/shell/list-pages.ts";
import { meta, sitemap } from "#data/shell/sitemap-page.ts";

interface LinkGroup {
  heading: string;
  links: readonly { path: string; label: string }[];
}

const linksPerPage = 150;

/** The cases and the articles, and the lists of one kind of them. */
function collectionGroups(): LinkGroup[] {
  const { data } = sitemap;
  return [
    {
      heading: data.cases,
      links: cases.data.map((entry) => ({ path: casePath(entry), label: entry.title })),
    },
    {
      heading: data.articles,
      links: articles.data.map((entry) => ({ path: articlePath(entry), label: entry.title })),
    },
    { heading: data.kinds, links: kinds },
    {
      heading: data.categories,
      links: categories.map(({ name, path }) => ({ path, label: name })),
    },
  ];
}

/** The pages of /sitemap, with links to all indexed pages: first those in the table of routes. */
export const sitemapPages = (routeGroups: readonly LinkGroup[]) =>
  listPages(
    meta(),
    sitemap.data.heading,
    [...routeGroups, ...collectionGroups()].flatMap(({ heading, links }) =>
      links.map(({ path, label }) => ({ heading, path, label })),
    ),
    linksPerPage,
  );
