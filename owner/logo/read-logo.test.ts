import sharp from "sharp";
import { expect, test } from "vitest";
import { readLogo } from "./read-logo.ts";

const svg = (content: string, before = "") =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20">${content}</svg>`,
  );
const square = '<path fill="#123" d="M0 0h20v20H0z"/>';
const picture = (colour: string, width: number) =>
  sharp({ create: { width, height: 100, channels: 4, background: colour } });

const mistakeOf = async (content: Buffer) => {
  const logo = await readLogo(content);
  return "mistake" in logo ? logo.mistake : undefined;
};

test("a drawing is kept as it is", async () => {
  const declared = '<?xml version="1.0"?>\n<!-- Drawn by hand -->\n<!DOCTYPE svg>\n';
  const own = svg(
    `<style>.a{fill:url(#b)}</style><g id="c">${square}</g><use xlink:href="#c"/>`,
    declared,
  );
  expect(await readLogo(own)).toEqual({ file: "logo.svg", content: own });
});

test.each([
  ["a script", `${square}<script>alert(1)</script>`, "een script"],
  ["a handler", '<path onload = "alert(1)" d="M0 0h9v9z"/>', "een script"],
  ["a link with a script", `<a href="#" xlink:title="javascript:x">${square}</a>`, "een script"],
  ["a part of a web page", `${square}<foreignObject/>`, "webpagina"],
  ["an animation", `<g>${square}<set attributeName="href" to="x"/></g>`, "beweging"],
  ["a picture elsewhere", '<image xlink:href="https://a.example/b.png"/>', "buiten het bestand"],
  ["a style elsewhere", `<style>@import "//a.example/b.css";</style>${square}`, "buiten"],
  ["a fill elsewhere", '<path fill="url( //a.example/b )" d="M0 0h9v9z"/>', "buiten"],
])("a drawing with %s is refused", async (_what, content, sentence) => {
  expect(await mistakeOf(svg(content))).toContain(sentence);
});

test("a drawing that hides a reference in an entity is refused", async () => {
  const entity = '<!DOCTYPE svg [<!ENTITY a "https://a.example">]>';
  const hidden = svg(`${square}<image xlink:href="&a;"/>`, entity);
  expect(await mistakeOf(hidden)).toContain("buiten het bestand");
  const file = '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>';
  expect(await mistakeOf(svg(square, file))).toContain("buiten het bestand");
});

test("the names that Illustrator gives to addresses are replaced by them", async () => {
  const head = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd" [\n';
  const names = '  <!ENTITY ns_svg "http://www.w3.org/2000/svg">\n]>\n';
  const drawing = `<svg xmlns="&ns_svg;" viewBox="0 0 40 20">${square}</svg>`;
  const logo = await readLogo(Buffer.from(`${head}${names}${drawing}`));
  const kept = "content" in logo ? logo.content.toString() : logo.mistake;
  expect(kept.trim()).toBe(drawing.replace("&ns_svg;", "http://www.w3.org/2000/svg"));
});

test("a picture is known by what it holds, and made as small as the site shows it", async () => {
  const png = await picture("#1b3fd6", 2000).png().toBuffer();
  const logo = await readLogo(png);
  expect(logo).toMatchObject({ file: "logo.png" });
  const { width, height, format } = await sharp("content" in logo ? logo.content : png).metadata();
  expect([format, width, height]).toEqual(["png", 800, 40]);
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
    const logo = await readLogo(content);
    const { width, height } = await sharp("content" in logo ? logo.content : content).metadata();
    return width / height;
  };
  expect(await shapeOf(await empty("#ffffff00"))).toBeCloseTo(4, 1);
  expect(await shapeOf(await empty("#ffffff"))).toBeCloseTo(4, 1);
  expect(await shapeOf(await empty("#ffd21f"))).toBe(1);
});

test("another kind of file is refused, and says which to choose", async () => {
  expect(await mistakeOf(await picture("#1b3fd6", 100).jpeg().toBuffer())).toMatch(/JPEG.*PNG/);
  expect(await mistakeOf(Buffer.from("%PDF-1.7"))).toContain("geen SVG of PNG");
  expect(await mistakeOf(Buffer.from("<html><svg></svg></html>"))).toContain("geen SVG of PNG");
});

test("what is too large, damaged or white on a white page is refused", async () => {
  const png = await picture("#1b3fd6", 100).png().toBuffer();
  expect(await mistakeOf(svg(square + " ".repeat(200_000)))).toContain("200 kB");
  expect(await mistakeOf(Buffer.concat([png, Buffer.alloc(10_000_000)]))).toContain("10 MB");
  expect(await mistakeOf(png.subarray(0, 60))).toContain("niet te lezen");
  expect(await mistakeOf(svg("<g>"))).toContain("niet te lezen");
  expect(await mistakeOf(await picture("#fffffe", 100).png().toBuffer())).toContain("bijna wit");
});
