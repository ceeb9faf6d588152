import sharp from "sharp";
import { expect, test } from "vitest";
import { firm } from "#tests/support/firm.ts";
import { addresses, readPage } from "#tests/support/page-reader.ts";
import { answerOf } from "#tests/support/site.ts";

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
});

test("pages name the icon that is a drawing", () => {
  expect(addresses(readPage("/").document, "link[rel=icon]")).toEqual(["/favicon.svg"]);
});

// Browsers that take no drawing ask for the last two by themselves.
test.each(["/favicon.svg", "/favicon.ico", "/apple-touch-icon.png"])(
  "%s is a picture",
  async (icon) => {
    const { status, headers } = await answerOf(icon);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toMatch(/^image\//);
  },
);

test("the icon of a phone's home screen is 180 pixels wide", async () => {
  expect(await sizeOf("/apple-touch-icon.png")).toBe("180x180");
});
