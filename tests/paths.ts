import { readdirSync } from "node:fs";
import { routes } from "../src/routes.ts";

const slugs = (folder: string) =>
  readdirSync(`content/${folder}`)
    .filter((file) => /\.(yaml|md)$/.test(file))
    .map((file) => file.replace(/\.\w+$/, ""));

/** Every page a visitor can read: the route table, and the cases and articles below it. */
export const paths: string[] = [
  ...routes.map(({ path }) => path),
  ...slugs("cases").map((slug) => `/case-studies/${slug}`),
  ...slugs("articles").map((slug) => `/blogs/${slug}`),
];

/** Addresses that do not exist, one for each not-found page. */
export const missingPaths = ["/bestaat-niet", "/case-studies/bestaat-niet", "/blogs/bestaat-niet"];
