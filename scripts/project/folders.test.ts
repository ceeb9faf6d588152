import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync("package.json", "utf8"));
const rooms = workspaces.filter((folder) => !folder.includes("/"));
const everyRoom = `{${rooms.join(",")}}`;

/** The path of a module that another one imports; undefined for a package. */
function pathOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith("./")) {
    return join(dirname(from), specifier);
  }
  const [room = ""] = from.split("/");
  const [, ownPath] = /^#(.+)$/.exec(specifier) ?? [];
  const [, otherPath] = /^@contractor\/(.+)$/.exec(specifier) ?? [];
  return ownPath ? join(room, ownPath) : otherPath;
}

/**
 * The imports of each module of these folders that is not a test: its path, and what it imports.
 */
function importsIn(folders: string): { file: string; imported: string }[] {
  const files = globSync(`${folders}/**/*.{ts,tsx,astro}`, {
    exclude: ["**/node_modules/**", "**/*.test.{ts,tsx}", "*/tests/**", "scripts/**"],
  });
  return files.flatMap((file) => {
    const specifiers = readFileSync(file, "utf8").matchAll(/(?:from|import\(?) ?"([^"]+)"/g);
    return [...specifiers].flatMap(([, specifier = ""]) => {
      const imported = pathOf(specifier, file);
      return imported === undefined ? [] : [{ file, imported }];
    });
  });
}

/** The part of the project that a path is in, such as "mail" or "site/pages". */
function partOf(path: string): string {
  const [room = "", folder = ""] = path.split("/");
  return room === "site" ? join(room, folder) : room;
}

/**
 * What the modules of a part may import from other parts. Imports point one way: from pages to
 * layouts, from these to components, and from components to ui. What a visitor does not see lies
 * below that, in core. The site does not know its mail service, nor what an owner or an operator
 * uses; these use what the build makes.
 */
const allowedImports: Record<string, readonly string[]> = {
  core: [],
  "site/seo": ["core"],
  "site/ui": [],
  "site/components": ["core", "site/ui"],
  "site/client": ["core", "site/components", "site/ui"],
  "site/layouts": ["core", "site/components", "site/ui", "site/client", "site/seo"],
  "site/pages": ["core", "site/components", "site/ui", "site/client", "site/seo", "site/layouts"],
  "site/build": ["core"],
  "site/astro.config.ts": ["core", "site/build", "site/seo", "site/package.json"],
  // The mail service works out a price as the form does.
  mail: ["core"],
  deploy: ["core", "mail"],
  owner: ["core", "deploy"],
};

test("imports point one way", () => {
  const imports = importsIn(everyRoom);
  expect(imports.length).toBeGreaterThan(1_000);
  const wrong = imports.filter(({ file, imported }) => {
    const to = partOf(imported);
    return to !== partOf(file) && !allowedImports[partOf(file)]?.includes(to);
  });
  expect(wrong).toEqual([]);
});

test("a page imports no other page", () => {
  const ofPages = importsIn("site/pages").filter(
    ({ imported }) => partOf(imported) === "site/pages",
  );
  expect(ofPages.filter(({ imported }) => !/\/_[\w-]+\.(astro|ts)$/.test(imported))).toEqual([]);
});

test("no two folders import each other", () => {
  const pairs = new Set<string>();
  for (const { file, imported } of importsIn(everyRoom)) {
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
  const names = globSync("{site,owner}/**/*.module.css").map((file) => basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
