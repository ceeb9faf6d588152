import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { blogPages, categories } from "#data/articles/article-lists.ts";
import { casePages, kinds } from "#data/cases/case-lists.ts";
import { reviewPages } from "#data/reviews/review-lists.ts";
import { sitemapPages } from "#pages/sitemap/_sitemap-lists.ts";
import { routeGroups, routes, serviceRoutes } from "#routes.ts";

const cases = globSync("content/cases/*.yaml").map(
  (file) => `/case-studies/${basename(file, ".yaml")}`,
);
const articles = globSync("content/articles/*.md")
  .filter((file) => !/^draft: true$/m.test(readFileSync(file, "utf8")))
  .map((file) => `/blogs/${basename(file, ".md")}`);
const table = routes.map(({ path }) => path);

export const listPages = [
  ...blogPages,
  ...categories.flatMap(({ pages }) => pages),
  ...casePages,
  ...kinds.flatMap(({ pages }) => pages),
  ...reviewPages,
  ...sitemapPages(routeGroups),
];

/** Pages that are not in the route table themselves. */
export const listPaths = listPages
  .map(({ meta }) => meta.path)
  .filter((path) => !table.includes(path));

/**
 * Every page that a visitor can read: the route table, the cases and articles below it, and the
 * pages of long lists.
 */
export const allPaths: readonly string[] = [...table, ...cases, ...articles, ...listPaths];

const thinPages = listPages.flatMap(({ meta }) => (meta.indexable === false ? [meta.path] : []));

/** The pages that search engines should list: all but those of a kind with one entry. */
export const listedPaths = allPaths.filter((path) => !thinPages.includes(path));

const isOtherFirm = process.env.OTHER_FIRM !== undefined;
/**
 * Pages that are made like another page. Of the second firm's services, one is enough; of the
 * demonstration's, all are tested.
 */
const alike = [
  "/terms-of-service",
  ...(isOtherFirm ? serviceRoutes.slice(1).map(({ path }) => path) : []),
];

/** One page of each kind. What holds for one case, article or legal text holds for all of them. */
export const templates: readonly string[] = [
  ...table.filter((path) => !alike.includes(path)),
  ...cases.slice(0, 1),
  ...articles.slice(0, 1),
  ...categories.slice(0, 1).map(({ path }) => path),
  ...listPages.filter(({ number }) => number === 2).map(({ meta }) => meta.path),
];

/**
 * The pages that are tested one by one. Of the second firm's many articles and cases, that is one
 * each.
 */
export const paths = isOtherFirm ? [...templates, ...alike] : allPaths;

/** Addresses that do not exist, one for each not-found page. */
export const missingPaths = ["/bestaat-niet", "/case-studies/bestaat-niet", "/blogs/bestaat-niet"];
