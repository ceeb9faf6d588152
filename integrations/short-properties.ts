import { globSync, readFileSync } from "node:fs";

const property = /--[a-z][\w-]*/g;

/** What scripts set (src/features/comparison/behaviour.ts), and what tests ask a page for: its margin. */
const kept = ["--position", "--edge"];

/** 0 is `a`, 26 is `aa`. */
const letters = (number: number): string =>
  (number < 26 ? "" : letters(Math.floor(number / 26) - 1)) + String.fromCharCode(97 + (number % 26));

/** Every custom property of these stylesheets with the name of a letter or two it becomes, the most used first. */
export function shortNames(stylesheets: readonly string[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>(kept.map((name) => [name, 0]));
  for (const css of stylesheets)
    for (const [name] of css.matchAll(property)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const free = [...counts.keys()].filter((name) => !kept.includes(name));
  const byUse = free.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1));
  return new Map(byUse.map((name, index) => [name, `--${letters(index)}`]));
}

interface Declaration {
  prop: string;
  value: string;
}

/**
 * For PostCSS: gives custom properties names of a letter or two, the same in every stylesheet. With the names written
 * out, a page would be some 130 compressed bytes larger.
 */
export function shortProperties() {
  const names = shortNames(
    globSync("src/**/*.css")
      .sort()
      .map((file) => readFileSync(file, "utf8")),
  );
  const shorten = (text: string) => text.replace(property, (name) => names.get(name) ?? name);
  return {
    postcssPlugin: "short-properties",
    Once(root: { walkDecls(visit: (declaration: Declaration) => void): void }) {
      root.walkDecls((declaration) => {
        declaration.prop = shorten(declaration.prop);
        declaration.value = shorten(declaration.value);
      });
    },
  };
}
