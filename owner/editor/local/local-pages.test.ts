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
import { copyOfContent } from "#tests/support/content.ts";
import { mistakesPage } from "./mistakes-page.ts";
import { localPage } from "./page.ts";

const config = currentConfig();
const [project = ""] = globSync("content/projects/*.yaml");

/** A website in a folder of its own. */
const test = base.extend("site", () => {
  const copy = copyOfContent();
  onTestFinished(copy.remove);
  const path = (file: string) => join(copy.path, file);
  const write = (file: string, data: object) => writeFileSync(path(file), stringify(data));
  const read = (file: string) => parse(readFileSync(path(file), "utf8"));
  return { folder: copy.path, read, write };
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
