import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { logoApp, readLogo } from "./logo.ts";

test("a logo is kept, and can be taken away later", async () => {
  const project = temporaryFolder();
  // What an owner has, which git is told to keep.
  for (const name of ["content", "photos", "public", "site.yaml"]) {
    mkdirSync(join(project, name));
    writeFileSync(join(project, name, "own.txt"), "");
  }
  const app = logoApp(project);
  const send = async (fields: Record<string, string | File>) => {
    const body = new FormData();
    Object.entries(fields).forEach(([name, value]) => {
      body.set(name, value);
    });
    const answer = await app.request("/", { method: "POST", body });
    return answer.status === 303 ? (await app.request("/")).text() : answer.text();
  };
  const word = new File(["PK"], "logo.png");
  expect(await send({ logo: word })).toContain("Dit is geen SVG of PNG");
  const logo = new File([readFileSync("public/icon-192.png")], "LOGO final.svg");
  expect(await send({ logo })).toMatch(/src="\/logo\.png\?\d+"/);
  const without = await send({ logo: new File([], ""), gone: "ja" });
  expect(without).toContain("het teken van het ontwerp");
  expect(without).not.toContain("logo.png");
});

const svg = (content: string, before = "") =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${content}</svg>`,
  );
const drawing = '<path fill="#123" d="M0 0h20v20z"/><path fill="#123" d="M40 20h-20v-20z"/>';
const picture = (colour: string, width: number) =>
  sharp({ create: { width, height: 100, channels: 4, background: colour } });

const mistakeOf = async (content: Buffer) => {
  const logo = await readLogo(content);
  return "mistake" in logo ? logo.mistake : undefined;
};

/** The format and the size of the logo that is kept. */
async function keptOf(content: Buffer) {
  const logo = await readLogo(content);
  const { format, width, height } = await sharp("mistake" in logo ? content : logo).metadata();
  return { format, width, height };
}

test("a drawing becomes a picture that is sharp, also with the names Illustrator writes", async () => {
  expect(await keptOf(svg(drawing))).toEqual({ format: "png", width: 800, height: 400 });
  const names = '<!DOCTYPE svg [ <!ENTITY ns_svg "http://www.w3.org/2000/svg"> ]>\n';
  const own = `${names}<svg xmlns="&ns_svg;" viewBox="0 0 4000 2000"><path d="M0 0h4000v2000z"/></svg>`;
  expect(await keptOf(Buffer.from(own))).toEqual({ format: "png", width: 800, height: 400 });
});

test("a picture is known by what it holds, and made as small as the site shows it", async () => {
  const png = await picture("#1b3fd6", 2000).png().toBuffer();
  expect(await keptOf(png)).toEqual({ format: "png", width: 800, height: 40 });
});

test("a drawing whose letters are text is asked for as lines", async () => {
  expect(await mistakeOf(svg('<text y="9">Vakman</text>'))).toContain("als lijnen (outlines)");
});

test("the edges of a picture that are not seen are cut off, and those of a plane are not", async () => {
  const wordmark = await picture("#1b3fd6", 400).png().toBuffer();
  const empty = (background: string) =>
    sharp({ create: { width: 1000, height: 1000, channels: 4, background } })
      .composite([{ input: wordmark }])
      .png()
      .toBuffer();
  const shapeOf = async (content: Buffer) => {
    const { width, height } = await keptOf(content);
    return width / height;
  };
  expect(await shapeOf(await empty("#ffffff00"))).toBeCloseTo(4, 1);
  expect(await shapeOf(await empty("#ffffff"))).toBeCloseTo(4, 1);
  expect(await shapeOf(await empty("#ffd21f"))).toBe(1);
});

test("what is no logo is refused, and says which file to choose", async () => {
  const png = await picture("#1b3fd6", 100).png().toBuffer();
  expect(await mistakeOf(await picture("#1b3fd6", 100).jpeg().toBuffer())).toMatch(/JPEG.*PNG/);
  expect(await mistakeOf(Buffer.from("%PDF-1.7"))).toContain("geen SVG of PNG");
  expect(await mistakeOf(png.subarray(0, 60))).toContain("te lezen");
  expect(await mistakeOf(svg("<g>"))).toContain("te lezen");
  expect(await mistakeOf(Buffer.concat([png, Buffer.alloc(10_000_000)]))).toContain("10 MB");
  expect(await mistakeOf(await picture("#fffffe", 100).png().toBuffer())).toContain("bijna wit");
});
