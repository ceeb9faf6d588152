import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

/**
 * The imports of each module of these folders that is not a test: its path, and what it imports of
 * this project.
 */
function importsIn(...folders: string[]): { file: string; imported: string }[] {
  const files = globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx,astro}`),
    { exclude: ["**/node_modules/**", "**/*.test.{ts,tsx}"] },
  );
  return files.flatMap((file) => {
    const { resolve: pathOf } = createRequire(resolve(file));
    const specifiers = readFileSync(file, "utf8").matchAll(
      /(?:from|import\(?) ?"((?:\.\/|#)[^"?]+)/g,
    );
    return Array.from(specifiers, ([, specifier = ""]) => ({
      file,
      imported: relative(".", pathOf(specifier)),
    }));
  });
}

/** The part of the project that a path is in, such as "mail" or "src/data". */
function partOf(path: string): string {
  const [first = "", second = ""] = path.split("/");
  return first === "src" ? join(first, second) : first;
}

const folders = ["src", "contract", "mail", "owner", "build", "deploy"];
const shown = ["contract", "src/data", "src/routes.ts"];

/**
 * What the modules of a part may import from other parts. Imports point one way: from pages to
 * layouts, from these to components, and from components to ui. What a visitor does not see lies
 * below that. Nobody imports what an owner or an operator uses; both use what the build makes.
 */
const allowedImports: Record<string, readonly string[]> = {
  contract: [],
  "src/data": ["contract"],
  "src/routes.ts": ["contract", "src/data"],
  "src/seo": shown,
  "src/ui": [],
  "src/components": [...shown, "src/ui"],
  "src/client": [...shown, "src/components", "src/ui"],
  "src/layouts": [...shown, "src/components", "src/ui", "src/client", "src/seo"],
  "src/pages": [...shown, "src/components", "src/ui", "src/client", "src/seo", "src/layouts"],
  build: [...shown, "mail"],
  owner: [...shown, "mail", "scripts", "build", "deploy", "src/components", "src/seo", "tests"],
  deploy: [...shown, "mail", "scripts", "build"],
  // The mail service works out a price as the form does.
  mail: ["contract", "src/data", "tests"],
};

test("imports point one way", () => {
  const wrong = importsIn(...folders).filter(({ file, imported }) => {
    const allowed = allowedImports[partOf(file)];
    const to = partOf(imported);
    return allowed && to !== partOf(file) && !allowed.includes(to);
  });
  expect(wrong).toEqual([]);
});

test("no two folders import each other", () => {
  const pairs = new Set<string>();
  for (const { file, imported } of importsIn(...folders)) {
    if (dirname(imported) !== dirname(file)) {
      pairs.add(`${dirname(file)} ⇄ ${dirname(imported)}`);
    }
  }
  const bothWays = [...pairs].filter((pair) => {
    const [from = "", to = ""] = pair.split(" ⇄ ");
    // A folder and its subfolders may import each other, because Biome refuses circular imports of
    // modules.
    const isPart = from.startsWith(`${to}/`) || to.startsWith(`${from}/`);
    return from < to && !isPart && pairs.has(`${to} ⇄ ${from}`);
  });
  expect(bothWays).toEqual([]);
});

test("no two style modules have one name, because their classes are named after it", () => {
  const names = globSync("{src,owner}/**/*.module.css").map((file) => basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
