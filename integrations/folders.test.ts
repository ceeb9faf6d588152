import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";

/** The folder of a module that another one imports, where it is one of ours. */
function folderOf(specifier: string, from: string): string | undefined {
  const own = specifier.replace(/^@\//, "src/").replace(/^#contract\//, "contract/");
  if (own !== specifier) return dirname(own);
  return specifier.startsWith(".") ? dirname(normalize(join(dirname(from), specifier))) : undefined;
}

const imported = new Map<string, Set<string>>();
for (const file of globSync("{src,contract,mail,server,deploy,editor,integrations}/**/*.{ts,tsx,astro}")) {
  if (/node_modules|\.test\.ts/.test(file)) continue;
  const folders = imported.get(dirname(file)) ?? imported.set(dirname(file), new Set()).get(dirname(file));
  for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(/(?:from|import\() ?"([^"]+)"/g)) {
    const folder = folderOf(specifier, file);
    if (folder !== undefined && folder !== dirname(file)) folders?.add(folder);
  }
}

it("no two folders import each other", () => {
  const circles = [...imported].flatMap(([folder, others]) =>
    [...others]
      .filter((other) => folder < other && imported.get(other)?.has(folder))
      .map((other) => `${folder} ⇄ ${other}`),
  );
  expect(circles).toEqual([]);
});
