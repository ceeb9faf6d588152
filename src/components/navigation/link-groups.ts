import { articlePath, articles } from "@/content/collections/articles";
import { casePath, cases } from "@/content/collections/cases";
import { categories } from "@/content/pages/article-lists";
import { kinds } from "@/content/pages/case-lists";
import { listPages } from "@/content/pages/list-pages";
import { meta, sitemap } from "@/content/pages/sitemap";
import { type Route, routes } from "@/routes";

type Link = Pick<Route, "path" | "label">;

export interface LinkGroup {
  heading: string;
  links: readonly Link[];
}

const order: Route["group"][] = ["Algemeen", "Diensten", "Werk", "Contact", "Juridisch"];

const groups: LinkGroup[] = [
  ...order.map((group) => ({
    heading: group,
    links: routes.filter((route) => route.group === group),
  })),
  { heading: sitemap.cases, links: cases.map((entry) => ({ path: casePath(entry), label: entry.title })) },
  { heading: sitemap.articles, links: articles.map((one) => ({ path: articlePath(one), label: one.title })) },
  { heading: sitemap.kinds, links: kinds },
  { heading: sitemap.categories, links: categories.map(({ name, path }) => ({ path, label: name })) },
];

/** As many links as a page bears that has little else, whatever their titles. */
const most = 150;

/** The pages of /sitemap: every page that may be found, those of the route table first. */
export const sitemapPages = listPages(
  meta,
  groups.flatMap(({ heading, links }) => links.map(({ path, label }) => ({ heading, path, label }))),
  most,
);

/** The links of a page under their headings. */
export function groupsOf(links: readonly (Link & { heading: string })[]): LinkGroup[] {
  return [...Map.groupBy(links, ({ heading }) => heading)].map(([heading, own]) => ({ heading, links: own }));
}
