import { articlePath, articles } from "#data/collections/articles.ts";
import { casePath, cases } from "#data/collections/cases.ts";
import { categories } from "#data/lists/article-lists.ts";
import { kinds } from "#data/lists/case-lists.ts";
import { listPages } from "#data/lists/list-pages.ts";
import { meta, sitemap } from "#data/pages/sitemap.ts";
import { type Route, routes } from "#routes.ts";

type Link = Pick<Route, "path" | "label">;

const order: Route["group"][] = ["Algemeen", "Diensten", "Werk", "Contact", "Juridisch"];

const groups: [heading: string, links: readonly Link[]][] = [
  ...order.map((group): [string, Link[]] => [
    group,
    routes.filter((route) => route.group === group),
  ]),
  [sitemap.data.cases, cases.data.map((entry) => ({ path: casePath(entry), label: entry.title }))],
  [
    sitemap.data.articles,
    articles.data.map((one) => ({ path: articlePath(one), label: one.title })),
  ],
  [sitemap.data.kinds, kinds],
  [sitemap.data.categories, categories.map(({ name, path }) => ({ path, label: name }))],
];

const linksPerPage = 150;

/** The pages of /sitemap, with links to all indexed pages: first those in the table of routes. */
export const sitemapPages = listPages(
  meta(),
  sitemap.data.heading,
  groups.flatMap(([heading, links]) => links.map(({ path, label }) => ({ heading, path, label }))),
  linksPerPage,
);
