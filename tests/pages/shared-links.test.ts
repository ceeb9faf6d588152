import { existsSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { siteAddress } from "#tests/support/firm.ts";
import { meta, readPage } from "#tests/support/page-reader.ts";
import { allPaths, listPaths } from "#tests/support/paths.ts";

const pictureOf = (path: string) => meta(readPage(path).document, "og:image");

test("every page has a picture of 1200 by 630 for shared links, and describes it", async () => {
  for (const path of allPaths) {
    const { document } = readPage(path);
    expect.soft(meta(document, "og:image:width"), path).toBe("1200");
    expect.soft(meta(document, "og:image:height"), path).toBe("630");
    expect.soft(meta(document, "og:image:alt"), path).not.toBe("");
    expect.soft(meta(document, "twitter:card"), path).toBe("summary_large_image");
    expect.soft(pictureOf(path), path).toMatch(/\/social\/[\w-]+\.jpg$/);
    const file = pictureOf(path).replace(siteAddress, "dist");
    const { format, width, height } = existsSync(file) ? await sharp(file).metadata() : {};
    expect.soft([format, width, height], path).toEqual(["jpeg", 1200, 630]);
  }
});

test("no two pages share a picture, but those of lists show that of the list", () => {
  const pages = allPaths.filter((path) => !listPaths.includes(path));
  expect(new Set(pages.map(pictureOf)).size).toBe(pages.length);
});
