import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The style sheets without their comments. */
const sheets = globSync("src/**/*.css").map((file) => ({
  file,
  text: readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, ""),
}));

/** The declarations of a style sheet that are off the scale, each with the reason. */
const exceptions: Record<string, string[]> = {
  "src/layouts/Header.module.css": [
    // The firm's name is drawn as a logo, at one size on every screen.
    "font-size: 1.25rem",
    // The opening hours are below the phone number, within the height of the header.
    "font: 0.75rem / 1.4 var(--text-face)",
  ],
  "src/layouts/Footer.module.css": [
    // The firm's name is as large as in the header.
    "font-size: 1.25rem",
    // A heading is hardly larger than the links below it, because it is bold and white as well.
    "font-size: 1rem",
  ],
  "src/components/navigation/Menu.module.css": [
    // The header of a screen of 1200 px has no room for a wider menu.
    "font: 600 0.9875rem / 1.6 var(--bold-face)",
    "gap: 0.35rem",
    "gap: 0.45rem",
    "padding: 0 0.55rem",
    // The words of the list of services are aligned with those of its button in the menu.
    "padding: 0.4rem 1.2rem",
  ],
  "src/components/consent/ConsentBanner.module.css": [
    // The button that brings the banner back is narrower than the margin of a phone.
    "font-size: 0.75rem",
    "padding: 0.9rem 0",
    // The banner covers as little of the page as its buttons allow.
    "padding: 1.3rem max(3.5rem, var(--edge)) 1.3rem var(--edge)",
    "padding-inline-end: 1.25rem",
  ],
  // The unit is that of the drawing, not of the page.
  "src/components/contact/LargePhoneNumber.module.css": ["font: 800 100px var(--bold-face)"],
};

const tokens = readFileSync("src/ui/global/tokens.css", "utf8");

/** The widths at which a layout may change, in rem. */
const widths = [20, 30, 40, 60, 75];

interface Found {
  file: string;
  /** A declaration, or the query of a media rule. */
  text: string;
  value: string;
}

/** The declarations of one of the properties. */
function declarations(properties: string): Found[] {
  const declaration = new RegExp(`(?<![\\w-])((?:${properties}): ([^;]+));`, "g");
  return sheets.flatMap(({ file, text: sheet }) =>
    [...sheet.matchAll(declaration)].map(([, text = "", value = ""]) => ({ file, text, value })),
  );
}

/** Those whose value is not allowed, without the exceptions. */
const wrong = (found: Found[], allowed: (value: string) => boolean) =>
  found
    .filter(({ value }) => !allowed(value))
    .filter(({ file, text }) => !exceptions[file]?.includes(text))
    .map(({ file, text }) => `${file}: ${text}`);

test("there are eleven sizes of type, and no other", () => {
  expect(new Set(tokens.match(/--(?:text|title|display)-[smlx]+:/g))).toHaveProperty("size", 11);
  const named = String.raw`var\(--(text|title|display)-\w+\)`;
  const size = new RegExp(`^(${named}|min\\(${named}, .+\\)|inherit|[\\d.]+(em|pt))$`);
  expect(wrong(declarations("font-size"), (value) => size.test(value))).toEqual([]);
  const font = new RegExp(`^(\\d+ ${named} / .+|inherit)$`);
  expect(wrong(declarations("font"), (value) => font.test(value))).toEqual([]);
});

test("layouts change at five widths", () => {
  const found = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/@media[^{]*\bwidth\b[^{]*/g)].map(([query]) => ({
      file,
      text: query,
      value: query,
    })),
  );
  const allowed = (query: string) =>
    [...query.matchAll(/([\d.]+)(\w+)/g)].every(
      ([, n, unit]) => unit === "rem" && widths.includes(Number(n)),
    );
  expect(wrong(found, allowed)).toEqual([]);
});

test("space between things comes in steps of 8 px, with 4 and 12 for what is small", () => {
  const space = declarations("(?:scroll-)?(?:padding|margin)(?:-[a-z-]+)?|gap|row-gap|column-gap");
  const isStep = (rem: number) => rem % 0.5 === 0 || [0.25, 0.75].includes(Math.abs(rem));
  const allowed = (value: string) =>
    [...value.matchAll(/(-?[\d.]+)(rem|px|vw|vh)\b/g)].every(
      ([, n, unit]) =>
        Number(n) === 0 || (unit === "rem" ? isStep(Number(n)) : /calc|clamp|min|max/.test(value)),
    );
  expect(wrong(space, allowed)).toEqual([]);
});

test("every exception is still in its style sheet", () => {
  const all = declarations("[a-z-]+");
  const gone = Object.entries(exceptions).flatMap(([file, texts]) =>
    texts.filter((text) => !all.some((each) => each.file === file && each.text === text)),
  );
  expect(gone).toEqual([]);
});
