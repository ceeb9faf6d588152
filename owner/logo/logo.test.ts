import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@contractor/site/tests/support/temporary-folder.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { logoApp, readLogo } from "./logo.ts";

test("a logo is kept, and can be taken away later", async () => {
  const project = temporaryFolder();
  mkdirSync(join(project, "site/public"), { recursive: true });
  const app = logoApp(project);
  const send = async (fields: Record<string, string | File>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      body.set(name, value);
    }
    const answer = await app.request("/", { method: "POST", body });
    return answer.status === 303 ? (await app.request("/")).text() : answer.text();
  };
  expect(await send({ logo: new File(["PK"], "logo.png") })).toContain("Dit is geen SVG of PNG");
  const logo = new File([readFileSync("site/public/icon-192.png")], "LOGO final.svg");
  expect(await send({ logo })).toMatch(/src="\/logo\.png\?\d+"/);
  const without = await send({ logo: new File([], ""), gone: "ja" });
  expect(without).toContain("het teken van het ontwerp");
  expect(without).not.toContain("logo.png");
});

const picture = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background } }).png();
/** A blue bar of four by one on a square. */
const on = async (background: string) =>
  picture(background, 1000, 1000)
    .composite([{ input: await picture("#1b3fd6", 400, 100).toBuffer() }])
    .toBuffer();
const svg = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${content}</svg>`);

test("a logo is a sharp picture, no larger than is shown, without edges that are not seen", async () => {
  for (const [content, expected] of [
    [svg('<path d="M0 0h20v20z"/><path d="M40 20h-20v-20z"/>'), { width: 800, height: 400 }],
    [await picture("#1b3fd6", 2000, 100).toBuffer(), { width: 800, height: 40 }],
    [await on("#ffffff00"), { width: 400, height: 100 }],
    [await on("#ffffff"), { width: 400, height: 100 }],
    [await on("#ffd21f"), { width: 800, height: 800 }],
  ] as const) {
    const logo = await readLogo(content);
    const { format, width, height } = await sharp("mistake" in logo ? undefined : logo).metadata();
    expect({ format, width, height }).toEqual({ format: "png", ...expected });
  }
});

test("a drawing whose letters are text is asked for as lines", async () => {
  expect(await readLogo(svg('<text y="9">Vakman</text>'))).toEqual({
    mistake: expect.stringContaining("als lijnen (outlines)"),
  });
});
