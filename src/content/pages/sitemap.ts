import { z } from "zod";
import { type Route, routes } from "../../routes.ts";
import { metaWithPhotoSchema, type PageMeta } from "../reading/meta.ts";
import { articlePath, articles } from "../collections/articles.ts";
import { cases } from "../collections/cases.ts";
import { text } from "../reading/parts.ts";
import { readFile } from "../reading/read.ts";

/** The texts of /sitemap, from content/pages/sitemap.yaml. */
export const sitemap = readFile(
  "pages/sitemap.yaml",
  z.strictObject({ meta: metaWithPhotoSchema, heading: text, intro: text, cases: text, articles: text }),
);

export interface LinkGroup {
  heading: string;
  links: { path: string; label: string }[];
}

const order: Route["group"][] = ["Algemeen", "Diensten", "Werk", "Contact", "Juridisch"];

/** Every page that may be found, grouped: those of the route table, each case study and each article. */
export const linkGroups: LinkGroup[] = [
  ...order.map((group) => ({
    heading: group,
    links: (routes as readonly Route[]).filter((route) => route.group === group && route.indexable),
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

export const meta: PageMeta = { ...sitemap.meta, path: "/sitemap", type: "other" };
