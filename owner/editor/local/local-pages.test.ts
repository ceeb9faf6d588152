import { globSync, readFileSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { copyOfContent } from "@contractor/site/tests/support/content.ts";
import { expect, onTestFinished, test } from "vitest";
import { currentConfig } from "#editor/form/current-config.ts";
import { mistakesPage } from "./mistakes-page.ts";

test("a page that cannot be made says in Dutch what is wrong, until it is right", async () => {
  const copy = copyOfContent();
  onTestFinished(copy.remove);
  const answer = mistakesPage(copy.path, currentConfig());
  const page = () =>
    new Promise<string>((resolve) => {
      const request = { url: "/projecten", headers: { accept: "text/html" } };
      const response = { writeHead: () => ({ end: resolve }) };
      answer(request as IncomingMessage, response as unknown as ServerResponse, () =>
        resolve("the page"),
      );
    });
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
