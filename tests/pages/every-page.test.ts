import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "#build/content-security-policy.ts";
import { business } from "#data/firm/business.ts";
import { absolute, firm } from "#tests/support/firm.ts";
import { all, allWords, meta, readPage } from "#tests/support/page-reader.ts";
import { allPaths } from "#tests/support/paths.ts";
import { securityHeaders } from "#tests/support/security-headers.ts";
import { answerOf } from "#tests/support/site.ts";

test("every page is served without a redirect, and with the headers that protect it", async () => {
  for (const path of allPaths) {
    const { status, headers } = await answerOf(path);
    expect.soft(status, path).toBe(200);
    for (const [name, value] of securityHeaders) {
      expect.soft(headers.get(name)?.replace("; includeSubDomains", ""), path).toBe(value);
    }
  }
});

test("every page is in Dutch, and has one main heading", () => {
  for (const path of allPaths) {
    const { document } = readPage(path);
    expect.soft(document.documentElement.lang, path).toBe("nl-NL");
    expect.soft(meta(document, "og:locale"), path).toBe("nl_NL");
    expect.soft(allWords(document, "h1"), path).toHaveLength(1);
  }
});

test("every page names its own address, and may be found by search engines", () => {
  for (const path of allPaths) {
    const { document } = readPage(path);
    const canonical = document.querySelector("link[rel=canonical]")?.getAttribute("href");
    expect.soft(canonical, path).toBe(absolute(path));
    expect.soft(meta(document, "og:url"), path).toBe(absolute(path));
    expect.soft(meta(document, "robots"), path).toBe("");
  }
});

test("every page has a description, the same for search engines and shared links", () => {
  for (const path of allPaths) {
    const { document } = readPage(path);
    expect.soft(meta(document, "description"), path).toMatch(/\w/);
    expect.soft(meta(document, "og:description"), path).toBe(meta(document, "description"));
    expect.soft(meta(document, "og:site_name"), path).toBe(firm.name);
  }
});

test("no browser darkens a page, and no phone makes a number a call that is none", () => {
  for (const path of allPaths) {
    const { document } = readPage(path);
    expect.soft(meta(document, "color-scheme"), path).toBe("only light");
    expect.soft(meta(document, "format-detection"), path).toBe("telephone=no");
  }
});

test("every page of a firm with a break has a place above its content that says so", () => {
  const { closed = {} } = business.data;
  for (const path of allPaths) {
    const line = readPage(path).document.querySelector("body > [role=status][data-break]");
    const away = JSON.parse(line?.getAttribute("data-break") ?? "{}");
    expect.soft(away, path).toMatchObject(closed);
    expect.soft(line?.textContent ?? "", path).toBe("");
  }
});

test("every page has an area for messages, which screen readers announce", () => {
  for (const path of allPaths) {
    const area = readPage(path).document.querySelector("body > section[aria-live=polite]");
    expect.soft(area?.getAttribute("aria-label"), path).toMatch(/\w/);
  }
});

test("no page has a token that was not filled in", () => {
  const token = /\{(claim|price|business|quote|promotion)\./;
  for (const path of allPaths) {
    const { document, text } = readPage(path);
    expect.soft(`${document.title} ${text}`, path).not.toMatch(token);
  }
});

test("every picture has its size in the HTML, so that nothing moves when it loads", () => {
  for (const path of allPaths) {
    const { document } = readPage(path);
    const loose = all(document, "img:not([width][height])").map(({ outerHTML }) => outerHTML);
    expect.soft(loose, path).toEqual([]);
  }
});

test("no page fetches a script or a style before it is painted, or more than one photograph", () => {
  for (const path of allPaths) {
    const { document } = readPage(path);
    const blocking = all(document, "script[src]:not([defer], [async], [type=module])");
    const styles = all(document, "head link[rel=stylesheet]:not([media=print])");
    expect
      .soft(
        [...blocking, ...styles].map(({ outerHTML }) => outerHTML),
        path,
      )
      .toEqual([]);
    const eager = all(document, "picture img:not([loading=lazy])");
    expect.soft(eager.map((image) => image.getAttribute("src")).slice(1), path).toEqual([]);
  }
});

test("the picture that a phone fetches first is the one in its first screen", () => {
  const preloads = allPaths.flatMap((path) => {
    const { document } = readPage(path);
    const preload = document.querySelector("link[rel=preload][as=image]");
    return preload ? [{ path, preload, first: document.querySelector("main picture source") }] : [];
  });
  for (const { path, preload, first } of preloads) {
    expect.soft(preload.getAttribute("imagesrcset"), path).toBe(first?.getAttribute("srcset"));
    const onPhone = first?.getAttribute("sizes")?.split(", ").at(-1);
    expect.soft(preload.getAttribute("imagesizes")?.split(", ").at(-1), path).toBe(onPhone);
  }
  expect(preloads.map(({ path }) => path)).toContain("/");
});

test("the policy is all that the last step of the build adds to a page", () => {
  for (const path of allPaths) {
    const html = readFileSync(`dist${path === "/" ? "/index" : path}.html`, "utf8");
    const before = html.replace(/<meta http-equiv="content-security-policy" [^>]*>/, "");
    expect.soft(contentSecurityPolicy({ html: before, name: path }) === html, path).toBe(true);
  }
});
