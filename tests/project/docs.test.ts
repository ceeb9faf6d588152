import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const documents = globSync("**/*.md", {
  exclude: ["**/node_modules/**", "{content,dist,tests/second-firm,test-results}/**"],
}).map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** Folders whose files are named with their whole path. */
const rooms = [
  "src",
  "content",
  "contract",
  "mail",
  "owner",
  "deploy",
  "scripts",
  "tests",
  "tools",
  "docs",
  "photos",
];

/** Folders that a build writes. */
const built = ["deploy/Caddyfile", "deploy/nginx.conf", "deploy/mail.env"];

/** Whether a path exists. `<name>` and `*` match any name. */
function exists(path: string): boolean {
  if (built.includes(path)) {
    return true;
  }
  const pattern = path.replace(/<\w+>/g, "*").replace(/\/$/, "");
  return pattern.includes("*") ? globSync(pattern).length > 0 : existsSync(pattern);
}

test("every path that the documentation names exists", () => {
  const missing = documents.flatMap(({ file, text }) =>
    [...text.matchAll(new RegExp(`(?<![\\w/.-])((?:${rooms.join("|")})/[\\w./<>*-]*)`, "g"))]
      .map(([, path = ""]) => path.replace(/[.-]+$/, ""))
      .filter((path) => !exists(path))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test("every file that the documentation names without its folder exists", () => {
  const names = new Set(
    globSync(`{${rooms.join(",")}}/**/*`, { exclude: ["**/node_modules/**"] }).map(
      (path) => path.split("/").at(-1) ?? "",
    ),
  );
  const missing = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/`([\w-]+\.(?:tsx?|mjs|astro|css|yaml))`/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !names.has(name) && !existsSync(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test("every link in the documentation leads to a file", () => {
  const links = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)/g)].map(([, path = ""]) => ({
      file,
      path,
    })),
  );
  expect(links.length).toBeGreaterThan(20);
  const broken = links.filter(({ file, path }) => !existsSync(join(dirname(file), path)));
  expect(broken).toEqual([]);
});
