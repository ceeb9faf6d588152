import { expect, test } from "vitest";
import { all, meta, readPage } from "#tests/support/page-reader.ts";
import { allPaths } from "#tests/support/paths.ts";

test("neither a page of the site nor a search engine leads to the editor", () => {
  const linked = allPaths.filter(
    (path) => all(readPage(path).document, "[href*=beheer]").length > 0,
  );
  expect(linked).toEqual([]);
  expect(meta(readPage("/beheer").document, "robots")).toContain("noindex");
});

test("the editor runs under a policy that allows nothing by default", () => {
  const policy = readPage("/beheer")
    .document.querySelector("meta[http-equiv=content-security-policy]")
    ?.getAttribute("content");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain(" 'unsafe-eval'");
});
