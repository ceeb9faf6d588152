import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { site } from "#data/facts.ts";
import { editorPage } from "#owner/editor/page/page.ts";
import { firm } from "#tests/support/firm.ts";
import { addresses, all, answerOf, readPage } from "#tests/support/page-reader.ts";
import { allPaths } from "#tests/support/paths.ts";

// What is beside the pages: icons, licences and the editor.

/** The size of a picture as a manifest writes it: "192x192". */
async function sizeOf(picture: string): Promise<string> {
  const { width, height } = await sharp(await (await answerOf(picture)).arrayBuffer()).metadata();
  return `${width}x${height}`;
}

test("an installed site has the firm's name, starts at home, and has icons of their size", async () => {
  const manifest = await (await answerOf("/site.webmanifest")).json();
  expect(manifest).toMatchObject({ lang: "nl-NL", start_url: "/", short_name: firm.name });
  expect(manifest.icons.length).toBeGreaterThanOrEqual(2);
  for (const { src, sizes } of manifest.icons) {
    expect.soft(await sizeOf(src), src).toBe(sizes);
  }
  expect(await sizeOf("/apple-touch-icon.png")).toBe("180x180");
});

test("pages name the icon that is a drawing, and browsers that take none find another", async () => {
  expect(addresses(readPage("/").document, "link[rel=icon]")).toEqual(["/favicon.svg"]);
  for (const icon of ["/favicon.svg", "/favicon.ico"]) {
    expect((await answerOf(icon)).headers.get("content-type"), icon).toMatch(/^image\//);
  }
});

test("the licences of what visitors download are on the site", () => {
  const licences = readFileSync("dist/licences.txt", "utf8");
  for (const name of ["preact", "@emailjs/browser", "workbox-core"]) {
    expect(licences).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(.+\\)\\n\\n\\S`, "m"));
  }
  expect(licences).toContain("SIL OPEN FONT LICENSE Version 1.1");
});

test("no page of the site leads to the editor, which is there once it has a repository", () => {
  const leading = allPaths.filter((path) => all(readPage(path).document, "[href*=beheer]")[0]);
  expect(leading).toEqual([]);
  const { enabled, repository } = site.data.editor;
  for (const file of ["dist/beheer.html", "dist/beheer/editor.js"]) {
    expect(existsSync(file), file).toBe(enabled && repository !== "");
  }
});

test("no search engine lists the editor, and its policy allows nothing by default", () => {
  const html = editorPage(site.data.editor, "Firm");
  expect(html).toContain('<meta name="robots" content="noindex');
  expect(html).toMatch(/content="default-src 'none';(?![^"]* 'unsafe-eval')/);
});
