import { existsSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { metas as legalMetas } from "#data/legal/legal.ts";
import { siteAddress } from "#tests/support/firm.ts";
import { meta, readPage } from "#tests/support/page-reader.ts";
import { allPaths } from "#tests/support/paths.ts";

const pictureOf = (path: string) => meta(readPage(path).document, "og:image");

/** The pages that may have no photograph, and so the logo. */
const withLogo = legalMetas()
  .filter(({ photo }) => !photo)
  .map(({ path }) => path);
const withPhoto = allPaths.filter((path) => !withLogo.includes(path));

test("a page has a picture of 1200 by 630 for shared links, and describes it", async () => {
  for (const path of withPhoto) {
    const { document } = readPage(path);
    expect.soft(meta(document, "og:image:width"), path).toBe("1200");
    expect.soft(meta(document, "og:image:height"), path).toBe("630");
    expect.soft(meta(document, "og:image:alt"), path).toMatch(/\w{3}/);
    expect.soft(meta(document, "twitter:card"), path).toBe("summary_large_image");
    expect.soft(pictureOf(path), path).toMatch(/\/social\/[\w-]+\.jpg$/);
    const file = pictureOf(path).replace(siteAddress, "dist");
    const { format, width, height } = existsSync(file) ? await sharp(file).metadata() : {};
    expect.soft([format, width, height], path).toEqual(["jpeg", 1200, 630]);
  }
});

test("a page without a photograph has the logo", async () => {
  for (const path of withLogo) {
    const { document } = readPage(path);
    const { width, height } = await sharp(pictureOf(path).replace(siteAddress, "dist")).metadata();
    expect.soft(meta(document, "og:image:width"), path).toBe(`${width}`);
    expect.soft(meta(document, "og:image:height"), path).toBe(`${height}`);
    expect.soft(meta(document, "twitter:card"), path).toBe("summary");
  }
});
