import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

test("what stays at the foot of the screen keeps clear of a phone's home bar", () => {
  const sheets = globSync("site/**/*.css").map((file) => ({
    file,
    text: readFileSync(file, "utf8"),
  }));
  // A lower edge at 0, or at a place of its own.
  const lowerEdge = /\binset: (auto 0 0;|auto auto (?!auto))|(inset-block-end|\bbottom): /;
  const atTheFoot = sheets.filter(
    ({ text }) => /position: (fixed|sticky)/.test(text) && lowerEdge.test(text),
  );
  expect(atTheFoot.length).toBeGreaterThan(3);
  const under = atTheFoot.filter(({ text }) => !text.includes("var(--home-bar)"));
  expect(under.map(({ file }) => file)).toEqual([]);
});

test("no words wait for the typeface", () => {
  const faces = readFileSync("site/ui/fonts.css", "utf8").match(/@font-face \{[^}]*url[^}]*\}/g);
  expect(faces).toEqual(faces?.map(() => expect.stringContaining("font-display: swap;")));
});

const sources = globSync("site/**/*.{astro,ts,tsx}").map((file) => readFileSync(file, "utf8"));

test.each(globSync("site/**/*.module.css"))(
  "%s has each class that is named, and no more",
  (file) => {
    const text = readFileSync(file, "utf8");
    const css = text.replace(/\/\*[\s\S]*?\*\/|url\("[^"]*"\)|:global\([^)]*\)/g, "");
    const own = [...css.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, name]) => name);
    const named: unknown[] = [];
    // Whether classes are also named by a value, as in `styles[layout]`.
    let isDynamic = false;
    for (const source of sources) {
      const [, styles] = new RegExp(`import (\\w+) from ".*/${basename(file)}"`).exec(source) ?? [];
      if (styles) {
        const names = source.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, "g"));
        named.push(...[...names].map(([, name]) => name));
        isDynamic ||= source.includes(`${styles}[`);
      }
    }
    expect(own).toEqual(expect.arrayContaining(named));
    expect(isDynamic ? own : named).toEqual(expect.arrayContaining(own));
  },
);
