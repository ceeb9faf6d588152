import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const { imports }: { imports: Record<string, string> } = JSON.parse(
  readFileSync("package.json", "utf8"),
);

/** The subpath imports of package.json, such as #data/* for ./src/data/*. */
const rooms = Object.entries(imports)
  .filter(([name]) => name.endsWith("/*"))
  .map(([name, path]) => ({ name: name.slice(0, -1), folder: path.slice("./".length, -1) }));

/** The folder of a module that another one imports; undefined for a package. */
function folderOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith("./")) {
    return dirname(join(dirname(from), specifier));
  }
  const room = rooms.find(({ name }) => specifier.startsWith(name));
  return room && dirname(room.folder + specifier.slice(room.name.length));
}

test("an import leads to its folder", () => {
  expect(folderOf("#data/format/dates.ts", "mail/app.ts")).toBe("src/data/format");
  expect(folderOf("./http/log.ts", "mail/app.ts")).toBe("mail/http");
  expect(folderOf("hono", "mail/app.ts")).toBeUndefined();
});

test("no two folders import each other", () => {
  const files = globSync(
    "{src,contract,mail,server,deploy,editor,integrations}/**/*.{ts,tsx,astro}",
    { exclude: ["**/node_modules/**", "**/*.test.ts"] },
  );
  const pairs = new Set<string>();
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    for (const [, specifier = ""] of text.matchAll(/(?:from|import\(?) ?"([^"]+)"/g)) {
      const folder = folderOf(specifier, file);
      if (folder !== undefined && folder !== dirname(file)) {
        pairs.add(`${dirname(file)} ⇄ ${folder}`);
      }
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
