import { z } from "zod";
import { type Route, routes } from "@/routes";
import { metaWithPhotoSchema, type PageMeta } from "@/content/reading/meta";
import { articlePath, articles } from "@/content/collections/articles";
import { text } from "@/content/reading/parts";
import { readFile, readFolder } from "@/content/reading/read";

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
const cases = readFolder("cases", z.looseObject({ order: z.number(), title: text }));

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
    links: articles.map((article) => ({ path: articlePath(article), label: article.data.title })),
  },
];

export const meta: PageMeta = { ...sitemap.meta, path: "/sitemap", type: "other" };
