import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { business } from "#data/business/business.ts";
import { serviceList } from "#data/business/services.ts";
import { site } from "#data/business/site.ts";

const code = globSync(
  [
    "{src,contract,mail,deploy,server,integrations,scripts,bench}/**/*.{ts,tsx,astro,js,mjs,css,yaml,service}",
    "*.{ts,json}",
    "public/*.svg",
    "deploy/Dockerfile",
    // What is tested for every firm; e2e/demo is about this one.
    "e2e/{specs,helpers}/**/*.ts",
  ],
  { exclude: ["**/node_modules/**", "package-lock.json"] },
).map((file) => ({ file, text: readFileSync(file, "utf8") }));

it.each(serviceList.data.services)(
  "nothing names $slug: content/services.yaml does for all",
  ({ slug }) => {
    expect(code.filter(({ text }) => text.includes(slug)).map(({ file }) => file)).toEqual([]);
  },
);

it("nothing in code, or in what is tested for every firm, names the firm or its domain", () => {
  const { hostname } = new URL(site.data.url);
  const naming = code.filter(
    ({ text }) => text.includes(business.data.name) || text.includes(hostname),
  );
  expect(naming.map(({ file }) => file)).toEqual([]);
});
