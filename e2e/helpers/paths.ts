import { readdirSync } from "node:fs";
import { sitemapPages } from "../../src/components/shared/link-groups.ts";
import { casePages, kinds } from "../../src/content/pages/case-lists.ts";
import { reviewPages } from "../../src/content/pages/reviews.ts";
import { blogPages, categories } from "../../src/content/pages/article-lists.ts";
import { routes } from "../../src/routes.ts";

const slugs = (folder: string) =>
  readdirSync(`content/${folder}`)
    .filter((file) => /\.(yaml|md)$/.test(file))
    .map((file) => file.replace(/\.\w+$/, ""));

/** The pages of every list that goes on when it grows. */
export const listPages = [
  ...blogPages,
  ...categories.flatMap(({ pages }) => pages),
  ...casePages,
  ...kinds.flatMap(({ pages }) => pages),
  ...reviewPages,
  ...sitemapPages,
];
const inTable = new Set(routes.map(({ path }) => path));

/** Those that are not in the route table themselves. */
export const listPaths = listPages.map(({ meta }) => meta.path).filter((path) => !inTable.has(path));

/** Every page a visitor can read: the route table, the cases and articles below it, and the pages of long lists. */
export const paths: string[] = [
  ...routes.map(({ path }) => path),
  ...slugs("cases").map((slug) => `/case-studies/${slug}`),
  ...slugs("articles").map((slug) => `/blogs/${slug}`),
  ...listPaths,
];

/** One page of each kind: what holds for one case, article or legal text holds for all of them. */
export const templates: string[] = [
  ...routes.map(({ path }) => path).filter((path) => path !== "/terms-of-service"),
  ...slugs("cases")
    .slice(0, 1)
    .map((slug) => `/case-studies/${slug}`),
  ...slugs("articles")
    .slice(0, 1)
    .map((slug) => `/blogs/${slug}`),
  ...[categories[0]?.pages[0], ...listPages.filter(({ number }) => number === 2).slice(0, 1)].flatMap(
    (page) => page?.meta.path ?? [],
  ),
  "/bestaat-niet",
];

/** Addresses that do not exist, one for each not-found page. */
export const missingPaths = ["/bestaat-niet", "/case-studies/bestaat-niet", "/blogs/bestaat-niet"];
