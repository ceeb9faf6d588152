import { globSync, readFileSync } from "node:fs";
import { serviceList } from "@contractor/core/facts/services/services.ts";
import { business, site } from "@contractor/core/facts.ts";
import { expect, test } from "vitest";

const code = globSync(
  [
    "{core,site,mail,deploy,owner/begin,scripts}/**/*.{ts,tsx,astro,js,mjs,css,yaml,service}",
    "*.{ts,json}",
    "site/public/*.svg",
    "deploy/Dockerfile",
    // These are the rules for code and tests that must hold for every firm. The demo tests are
    // about this firm.
    "site/tests/**/*.ts",
  ],
  {
    exclude: [
      "**/node_modules/**",
      "package-lock.json",
      "site/tests/**/demo/**",
      "scripts/second-firm/**",
    ],
  },
).map((file) => ({ file, text: readFileSync(file, "utf8") }));

test.each(serviceList.data.services)(
  "only content/services.yaml and its texts name $slug",
  ({ slug }) => {
    // The words in a drawing are Dutch, and one of them may be the name of a service.
    const naming = code.filter(({ file, text }) => !file.endsWith(".svg") && text.includes(slug));
    expect(naming.map(({ file }) => file)).toEqual([]);
  },
);

test("no code, and no test for every firm, names the firm or its domain", () => {
  const { hostname } = new URL(site.data.url);
  const naming = code.filter(
    ({ text }) => text.includes(business.data.name) || text.includes(hostname),
  );
  expect(naming.map(({ file }) => file)).toEqual([]);
});
