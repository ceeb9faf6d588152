import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const read = (pattern: string, exclude: string[] = []) =>
  globSync(pattern, { exclude: ["**/node_modules/**", ...exclude] }).map((file) => ({
    file,
    text: readFileSync(file, "utf8"),
  }));

const documents = read("**/*.md", ["{content,dist,tests/second-firm,test-results}/**"]);

/** Everything in the documents that a pattern finds, with the document that has it. */
const named = (pattern: RegExp) =>
  documents.flatMap(({ file, text }) =>
    Array.from(text.matchAll(pattern), ([, name = ""]) => ({ file, name })),
  );

/** Folders whose files are named with their whole path. */
const rooms = ["src", "content", "contract", "mail", "owner", "deploy", "scripts", "tests", "docs"];

/** Files that a build writes. */
const built = ["deploy/Caddyfile", "deploy/nginx.conf", "deploy/mail.env"];

/** Whether a path exists. `<name>` and `*` match any name. */
const exists = (path: string) =>
  built.includes(path) || globSync(path.replace(/<\w+>/g, "*").replace(/\/$/, "")).length > 0;

test("every path that the documentation names exists", () => {
  const paths = named(new RegExp(`(?<![\\w/.-])((?:${rooms.join("|")})/[\\w./<>*-]*)`, "g"));
  expect(paths.filter(({ name }) => !exists(name.replace(/[.-]+$/, "")))).toEqual([]);
});

test("every file that the documentation names without its folder exists", () => {
  const files = globSync(`{${rooms.join(",")}}/**/*`, { exclude: ["**/node_modules/**"] });
  const names = new Set(files.map((path) => path.split("/").at(-1)));
  const missing = named(/`([\w-]+\.(?:tsx?|mjs|astro|css|yaml))`/g).filter(
    ({ name }) => !names.has(name) && !existsSync(name),
  );
  expect(missing).toEqual([]);
});

test("every link in the documentation leads to a file", () => {
  const links = named(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)/g);
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ file, name }) => !existsSync(join(dirname(file), name)))).toEqual([]);
});

test("every command that documentation, checks and workflows name is in package.json", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const places = [...documents, ...read(".github/workflows/*.yml"), ...read("scripts/*.ts")];
  const commands = places.flatMap(({ file, text }) =>
    Array.from(
      text.matchAll(/\bnpm"?,? "?run"?,? "?(?:--silent"?,? "?)?([\w:-]+)/g),
      ([, name = ""]) => ({
        file,
        name,
      }),
    ),
  );
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.filter(({ name }) => !(name in scripts))).toEqual([]);
});
