import { globSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { html } from "hono/html";
import { parseHTML } from "linkedom";
import { test as base, expect, onTestFinished } from "vitest";
import { parse, stringify } from "yaml";
import { field } from "#owner/begin/field.ts";
import { currentConfig } from "#owner/editor/form/current-config.ts";
import { copyOfContent, mistakesInFolder } from "#tests/support/content.ts";
import { mistakesPage } from "./mistakes-page.ts";
import { localPage } from "./page.ts";
import { removalApp } from "./removal-app.ts";

const config = currentConfig();
const [project = ""] = globSync("content/projects/*.yaml");
const review = "content/reviews/anja.yaml";

/** A website with a review that one of its projects names. */
const test = base.extend("site", () => {
  const copy = copyOfContent();
  onTestFinished(copy.remove);
  const path = (file: string) => join(copy.path, file);
  const write = (file: string, data: object) => writeFileSync(path(file), stringify(data));
  const read = (file: string) => parse(readFileSync(path(file), "utf8"));
  write(review, {
    name: "Anja",
    location: "Ergens",
    text: "De muur is glad, en de vloer bleef schoon.",
    rating: 5,
    published: "2026-01-01",
    shownOn: "reviews",
  });
  write(project, { ...read(project), review: "anja" });
  return { folder: copy.path, read, write };
});

test("before a review goes, it is said what names it, and then that goes too", async ({ site }) => {
  const app = removalApp(site.folder, config);
  const question = await app.request(`/?path=${review}`);
  const page = await question.text();
  expect(page).toContain("Reviews › Anja weghalen");
  expect(page).toContain(`${site.read(project).title} › Review\n  was: anja`);

  const body = new URLSearchParams({ path: review });
  const answer = await app.request("/", { method: "POST", body });
  expect(answer.status).toBe(200);
  expect(site.read(project)).not.toHaveProperty("review");
  expect(mistakesInFolder(site.folder)).toEqual([]);
});

base("a palette and its field have one colour, by a script that the policy allows", () => {
  const asked = { field: "mainColour", isColour: true };
  const page = localPage("-", html`${field(asked, { draft: {}, mistakes: new Map() })}`);
  const { document, Event } = parseHTML(`${page}`);
  const policy = document.querySelector("meta[http-equiv]")?.getAttribute("content");
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
  expect(`${page}`).not.toMatch(/ on\w+=| style=|<script>/);

  new Function("document", readFileSync("owner/editor/local/palette.js", "utf8"))(document);
  const palette = document.querySelector<HTMLInputElement>("[type=color]");
  palette?.setAttribute("value", "#e9a23b");
  palette?.dispatchEvent(new Event("input", { bubbles: true }));
  const typed = document.querySelector("#mainColour");
  expect(typed?.getAttribute("value")).toBe("#e9a23b");
  typed?.setAttribute("value", "0F5C3A");
  typed?.dispatchEvent(new Event("input", { bubbles: true }));
  expect(palette?.getAttribute("value")).toBe("#0F5C3A");
});

test("nothing but an entry can be removed", async ({ site }) => {
  const app = removalApp(site.folder, config);
  for (const path of [
    "content/business.yaml",
    "content/reviews/../business.yaml",
    "package.json",
  ]) {
    const body = new URLSearchParams({ path });
    const answer = await app.request("/", { method: "POST", body });
    expect(answer.status).toBe(404);
  }
});

test("a page that cannot be made says in Dutch what is wrong, until it is right", async ({
  site,
}) => {
  const { answer, forget } = mistakesPage(site.folder, config);
  const server = createServer((request, response) =>
    answer(request, response, () => response.end("the page")),
  ).listen(0);
  onTestFinished(() => {
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const page = async () => {
    const headers = { accept: "text/html" };
    return (await fetch(`http://localhost:${port}/projecten`, { headers })).text();
  };
  const right = site.read(project);
  expect(await page()).toBe("the page");
  site.write(project, { ...right, review: "nobody" });
  forget();
  expect(await page()).toContain("Review: De review ‘nobody’");
  site.write(project, right);
  forget();
  expect(await page()).toBe("the page");
});
