import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";

/** The folder of a module that another one imports, where it is one of ours. */
function folderOf(specifier: string, from: string): string | undefined {
  const own = specifier.replace(/^@\//, "src/").replace(/^#contract\//, "contract/");
  if (own !== specifier) {
    return dirname(own);
  }
  return specifier.startsWith(".") ? dirname(normalize(join(dirname(from), specifier))) : undefined;
}

it("no two folders import each other", () => {
  const files = globSync(
    "{src,contract,mail,server,deploy,editor,integrations}/**/*.{ts,tsx,astro}",
    {
      exclude: ["**/node_modules/**", "**/*.test.ts"],
    },
  );
  const imports = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(?:from|import\(?) ?"([^"]+)"/g)]
      .map(([, specifier = ""]) => [dirname(file), folderOf(specifier, file)] as const)
      .filter(([from, to]) => from !== to),
  );
  const turned = new Set(imports.map(([from, to]) => `${to} ⇄ ${from}`));
  expect(turned.intersection(new Set(imports.map((pair) => pair.join(" ⇄ "))))).toEqual(new Set());
});
