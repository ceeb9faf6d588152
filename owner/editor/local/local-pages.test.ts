import { globSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { currentConfig } from "#owner/editor/form/current-config.ts";
import { copyOfContent } from "#tests/support/content.ts";
import { mistakesPage } from "./mistakes-page.ts";

test("a page that cannot be made says in Dutch what is wrong, until it is right", async () => {
  const copy = copyOfContent();
  onTestFinished(copy.remove);
  const answer = mistakesPage(copy.path, currentConfig());
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
  const file = join(copy.path, globSync("content/projects/*.yaml")[0] ?? "");
  const right = readFileSync(file, "utf8");
  expect(await page()).toBe("the page");
  writeFileSync(file, right.replace(/^photo: .*$/m, "photo: nobody"));
  const wrong = await page();
  expect(wrong).toContain("Foto: De foto ‘nobody’");
  expect(wrong, "nothing runs in it").toContain("default-src &#39;none&#39;; style-src");
  writeFileSync(file, right);
  expect(await page()).toBe("the page");
});
