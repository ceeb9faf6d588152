import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { articleFiles } from "@contractor/core/facts/articles/articles.ts";
import { designColours } from "@contractor/core/facts/firm/colours.ts";
import { serviceList } from "@contractor/core/facts/services/services.ts";
import { business } from "@contractor/core/facts.ts";
import { expect, test } from "vitest";
import { all, answerOf, readPage } from "#tests/support/page-reader.ts";

// In the copy that has become the second firm: what it added exists, in one file each, and what it
// removed is gone. The tests for every firm show its articles, cases and services.
const folder = process.env.OTHER_FIRM ?? "";

/** The built files, but those of the editor, in which a pattern is found. */
const filesWith = (pattern: RegExp) =>
  globSync("dist/**/*.{html,js,xml,txt,json}", { exclude: ["dist/beheer/**"] }).filter((file) =>
    pattern.test(readFileSync(file, "utf8")),
  );

test("an article that is a draft has no page, and no list or file names it", async () => {
  const [draft] = articleFiles.data.filter((article) => article.draft);
  expect((await answerOf(`/blogs/${draft?.id}`)).status).toBe(404);
  expect(filesWith(new RegExp(`${draft?.id}`))).toEqual([]);
});

test("pages, drawings and mails have its colours, and none of the design's", () => {
  const { mainColour = "", accentColour = "" } = business.data;
  const files = [...globSync("dist/{,_astro/}*.{html,css,js,svg}"), "dist-service/mail.mjs"];
  const sources = files.map((file) => ({ file, source: readFileSync(file, "utf8") }));
  const having = (colour: string) => sources.filter(({ source }) => source.includes(colour));
  for (const colour of Object.values(designColours)) {
    expect.soft(having(colour).map(({ file }) => file)).toEqual([]);
  }
  for (const name of ["dist/index.html", "dist-service/mail.mjs"]) {
    expect.soft(having(mainColour).map(({ file }) => file)).toContain(name);
  }
  expect(having(accentColour).map(({ file }) => file)).toContain("dist/facade-parts.svg");
});

test("its logo is in the header, which still says the name, and is the icon", () => {
  const { main } = readPage("/");
  const [logo] = all(main.ownerDocument, "header a[href='/'] img");
  expect(logo?.getAttribute("src")).toBe("/logo.svg");
  expect(logo?.parentElement?.textContent).toContain(business.data.name);
  expect(readFileSync("dist/favicon.svg", "utf8")).toContain("data:image/png");
  const icon = "apple-touch-icon.png";
  expect(readFileSync(`dist/${icon}`)).not.toEqual(readFileSync(`site/public/${icon}`));
});

const services = globSync(join(folder, "content/services/*.yaml"));

test.each(services)("its service %s can be chosen in both forms", (file) => {
  for (const path of ["/contact", "/offerte-aanvragen"]) {
    const choice = `form [value="${basename(file, ".yaml")}"]`;
    expect(all(readPage(path).main, choice), path).toHaveLength(1);
  }
});

test.each(serviceList.data.former)("no page, link or choice of $slug remains", async ({ slug }) => {
  expect((await answerOf(`/diensten/${slug}`)).status).toBe(404);
  expect(filesWith(new RegExp(`/diensten/${slug}\\b|value="${slug}"`))).toEqual([]);
});
