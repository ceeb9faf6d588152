import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
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

/** A component's import of a style module, with the classes that it names. */
interface Use {
  file: string;
  module: string;
  names: string[];
  /** Whether it also names classes by a value, as in `styles[layout]`. */
  isDynamic: boolean;
}

const uses: Use[] = globSync("site/**/*.{astro,ts,tsx}").flatMap((file) => {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/import (\w+) from "(.*\.module\.css)"/g)].map(
    ([, styles = "", path = ""]) => ({
      file,
      module: path.startsWith("#") ? `site/${path.slice(1)}` : join(dirname(file), path),
      names: [...text.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, "g"))].map(
        ([, name = ""]) => name,
      ),
      isDynamic: text.includes(`${styles}[`),
    }),
  );
});

function classesIn(module: string): string[] {
  const text = readFileSync(module, "utf8").replace(/\/\*[\s\S]*?\*\/|url\("[^"]*"\)/g, "");
  const own = text.replace(/:global\([^)]*\)/g, "");
  return [...own.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, name = ""]) => name);
}

test("a component names only classes that its style module has", () => {
  expect(uses.length).toBeGreaterThan(80);
  const missing = uses.flatMap(({ file, module, names }) => {
    const own = classesIn(module);
    return names.filter((name) => !own.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test("a style module has no class that nothing names", () => {
  const dynamic = uses.filter(({ isDynamic }) => isDynamic).map(({ module }) => module);
  const unused = globSync("site/**/*.module.css", { exclude: dynamic }).flatMap((module) => {
    const names = uses.filter((use) => use.module === module).flatMap((use) => use.names);
    return classesIn(module)
      .filter((name) => !names.includes(name))
      .map((name) => `${module}: ${name}`);
  });
  expect(unused).toEqual([]);
});
