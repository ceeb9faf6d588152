import { existsSync } from "node:fs";
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { site } from "#data/firm/site.ts";
import { editorPage } from "#owner/editor/page/page.ts";
import { all, meta, readPage } from "#tests/support/page-reader.ts";
import { allPaths } from "#tests/support/paths.ts";

test("no page of the site leads to the editor, which is there once it has a repository", () => {
  const linked = allPaths.filter(
    (path) => all(readPage(path).document, "[href*=beheer]").length > 0,
  );
  expect(linked).toEqual([]);
  const { enabled, repository } = site.data.editor;
  expect(existsSync("dist/beheer.html")).toBe(enabled && repository !== "");
  expect(existsSync("dist/beheer/editor.js")).toBe(enabled && repository !== "");
});

test("no search engine leads to the editor, and its policy allows nothing by default", () => {
  const { document } = parseHTML(editorPage(site.data.editor, "Firm"));
  expect(meta(document, "robots")).toContain("noindex");
  const policy = document
    .querySelector("meta[http-equiv=content-security-policy]")
    ?.getAttribute("content");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain(" 'unsafe-eval'");
});
