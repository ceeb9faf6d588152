import { statSync } from "node:fs";
import { basename } from "node:path";
import { articlePath, articles } from "@contractor/core/facts/articles/articles.ts";
import { casePath, cases } from "@contractor/core/facts/cases/cases.ts";
import { reviewsFor } from "@contractor/core/facts/reviews/reviews.ts";
import { pagePath } from "@contractor/core/facts/shell/list-pages.ts";
import { routes, serviceRoutes } from "@contractor/core/routes.ts";

const casePaths = cases.data.map(casePath);
const articlePaths = articles.data.map(articlePath);
const table = routes.map(({ path }) => path);

/** The pages of the lists that `paginate()` divides, each with its number. */
export const listPages = [
  { path: "/blogs", length: articlePaths.length },
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
export const allPaths: readonly string[] = [...table, ...casePaths, ...articlePaths, ...laterPages];

const sizeOf = (path: string) => statSync(`content/services/${basename(path)}.yaml`).size;

/** One page of each layout; of the services, that with the most parts. */
export const layouts: readonly string[] = [
  "/",
  serviceRoutes.map(({ path }) => path).sort((a, b) => sizeOf(b) - sizeOf(a))[0] ?? "/diensten",
  ...table.filter((path) => ["/prijzen", "/faq", "/case-studies"].includes(path)),
  ...casePaths.slice(0, 1),
  ...articlePaths.slice(0, 1),
  "/offerte-aanvragen",
];
