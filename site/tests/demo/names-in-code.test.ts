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

const { hostname } = new URL(site.data.url);
// The words in a drawing are Dutch, and one of them may be the name of a service.
const ofFirm = [business.data.name, hostname].map((name) => ({ name, notIn: /^$/ }));
const services = serviceList.data.services.map(({ slug: name }) => ({ name, notIn: /\.svg$/ }));

test.each([...ofFirm, ...services])("only content/ and the demo tests name $name", (one) => {
  const naming = code.filter(({ file, text }) => !one.notIn.test(file) && text.includes(one.name));
  expect(naming.map(({ file }) => file)).toEqual([]);
});
