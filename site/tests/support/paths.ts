import { globSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { reviewsFor } from "@contractor/core/facts/reviews/reviews.ts";
import { pagePath } from "@contractor/core/facts/shell/list-pages.ts";
import { routes, serviceRoutes } from "@contractor/core/routes.ts";

const cases = globSync("content/cases/*.yaml").map(
  (file) => `/case-studies/${basename(file, ".yaml")}`,
);
const articles = globSync("content/articles/*.md")
  .filter((file) => !/^draft: true$/m.test(readFileSync(file, "utf8")))
  .map((file) => `/blogs/${basename(file, ".md")}`);
const table = routes.map(({ path }) => path);

/** The pages of the lists that `paginate()` divides, each with its number. */
export const listPages = [
  { path: "/blogs", length: articles.length },
  { path: "/reviews", length: reviewsFor("reviews").length },
]
  .filter(({ path }) => table.includes(path))
  .flatMap(({ path: list, length }) => {
    const count = Math.max(1, Math.ceil(length / 24));
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    return numbers.map((number) => ({ list, number, count, path: pagePath(list, number) }));
  });

/** The pages after the first, which are not in the route table. */
export const laterPages = listPages.flatMap(({ number, path }) => (number > 1 ? [path] : []));

/**
 * Every page that a visitor can read: the route table, the cases and articles below it, and the
 * pages of long lists.
 */
export const allPaths: readonly string[] = [...table, ...cases, ...articles, ...laterPages];

const sizeOf = (path: string) => statSync(`content/services/${basename(path)}.yaml`).size;

/** One page of each layout; of the services, that with the most parts. */
export const layouts: readonly string[] = [
  "/",
  serviceRoutes.map(({ path }) => path).sort((a, b) => sizeOf(b) - sizeOf(a))[0] ?? "/diensten",
  ...table.filter((path) => ["/prijzen", "/faq", "/case-studies"].includes(path)),
  ...cases.slice(0, 1),
  ...articles.slice(0, 1),
  "/offerte-aanvragen",
];
