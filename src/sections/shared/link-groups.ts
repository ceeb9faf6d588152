import { articlePath, articles } from "@/content/collections/articles";
import { cases } from "@/content/collections/cases";
import { sitemap } from "@/content/pages/sitemap";
import { type Route, routes } from "@/routes";

export interface LinkGroup {
  heading: string;
  links: { path: string; label: string }[];
}

const order: Route["group"][] = ["Algemeen", "Diensten", "Werk", "Contact", "Juridisch"];

/** Every page that may be found, grouped: those of the route table, each case study and each article. */
export const linkGroups: LinkGroup[] = [
  ...order.map((group) => ({
    heading: group,
    links: routes.filter((route) => route.group === group && route.indexable),
  })),
  {
    heading: sitemap.cases,
    links: cases.map(({ id, title }) => ({ path: `/case-studies/${id}`, label: title })),
  },
  {
    heading: sitemap.articles,
    links: articles.map((article) => ({ path: articlePath(article), label: article.title })),
  },
];
