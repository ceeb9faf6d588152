import { archives } from "@/content/collections/archive";
import { categories } from "@/content/pages/article-lists";
import { kinds } from "@/content/pages/case-lists";
import { sitemap } from "@/content/pages/sitemap";
import { type Route, routes } from "@/routes";

export interface LinkGroup {
  heading: string;
  links: { path: string; label: string }[];
}

const order: Route["group"][] = ["Algemeen", "Diensten", "Werk", "Contact", "Juridisch"];

const groups: LinkGroup[] = [
  ...order.map((group) => ({
    heading: group,
    links: routes.filter((route) => route.group === group && route.indexable),
  })),
  ...archives.map(({ heading, links }) => ({ heading, links })),
  { heading: sitemap.kinds, links: kinds.map(({ label, path }) => ({ path, label })) },
  { heading: sitemap.categories, links: categories.map(({ name, path }) => ({ path, label: name })) },
];

/** Every page that may be found, grouped: those of the route table, and the case studies and articles or their years. */
export const linkGroups = groups.filter(({ links }) => links.length > 0);
