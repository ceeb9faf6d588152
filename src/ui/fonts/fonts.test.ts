import { readFileSync } from "node:fs";
import { create } from "fontkitten";
import { expect, test } from "vitest";

const lettersIn = (file: string) => {
  const font = create(readFileSync(`src/ui/fonts/${file}`));
  return "characterSet" in font ? font.characterSet : [];
};

/** The letters of Western and Central Europe, from À to ſ. */
const european = Array.from({ length: 0x17f - 0xbf }, (_, index) => 0xc0 + index).filter(
  (code) => code !== 0xd7 && code !== 0xf7,
);

test("every letter of European names is in the typeface, and in that of shared pictures", () => {
  const onPages = new Set([...lettersIn("archivo.woff2"), ...lettersIn("archivo-european.woff2")]);
  const inPictures = new Set(lettersIn("archivo-800.ttf"));
  expect(european.filter((code) => !onPages.has(code))).toEqual([]);
  expect(european.filter((code) => !inPictures.has(code))).toEqual([]);
});

test("what most pages fetch is at most 25 kB", () => {
  expect(readFileSync("src/ui/fonts/archivo.woff2").length).toBeLessThan(25_000);
});
