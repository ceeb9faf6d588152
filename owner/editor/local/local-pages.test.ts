import { globSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { html } from "hono/html";
import { test as base, expect, onTestFinished } from "vitest";
import { parse, stringify } from "yaml";
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

base("an owner's page runs and sends nothing but its own", () => {
  const page = String(localPage("-", html`<p>Tekst</p>`));
  expect(page).toContain("default-src &#39;none&#39;; style-src &#39;self&#39;; img-src");
  expect(page).not.toMatch(/ on\w+=| style=|<script/);
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
  site.write(project, { ...right, photo: "nobody" });
  forget();
  expect(await page()).toContain("Foto: De foto ‘nobody’");
  site.write(project, right);
  forget();
  expect(await page()).toBe("the page");
});
