import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const filesLike = (pattern: string, exclude: string[] = []) =>
  globSync(pattern, { exclude: ["**/node_modules/**", ...exclude] });

const documents = filesLike("**/*.md", ["{content,dist,site/tests/second-firm,test-results}/**"]);

/** Everything in some files that a pattern finds, with the file that has it. */
const named = (pattern: RegExp, files = documents) =>
  files.flatMap((file) =>
    Array.from(readFileSync(file, "utf8").matchAll(pattern), ([, name = ""]) => ({ file, name })),
  );

/** Folders whose files are named with their whole path, or by their name alone. */
const rooms = ["core", "site", "content", "mail", "owner", "deploy", "scripts", "docs"];

/** Files that a build writes. */
const built = ["deploy/Caddyfile", "deploy/nginx.conf", "deploy/mail.env"];

/** Whether a path exists. `<name>` and `*` match any name. */
const exists = (path: string) =>
  built.includes(path) || globSync(path.replace(/<\w+>/g, "*").replace(/\/$/, "")).length > 0;

test("every file and folder that the documentation names exists", () => {
  const paths = named(new RegExp(`(?<![\\w/.-])((?:${rooms.join("|")})/[\\w./<>*-]*)`, "g"));
  expect(paths.filter(({ name }) => !exists(name.replace(/[.-]+$/, "")))).toEqual([]);
  const names = new Set(
    filesLike(`{${rooms.join(",")}}/**/*`).map((path) => path.split("/").at(-1)),
  );
  const files = named(/`([\w-]+\.(?:tsx?|mjs|astro|css|yaml))`/g);
  expect(files.filter(({ name }) => !names.has(name) && !existsSync(name))).toEqual([]);
});

test("every link in the documentation leads to a file", () => {
  const links = named(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)/g);
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ file, name }) => !existsSync(join(dirname(file), name)))).toEqual([]);
});

test("every command that documentation, checks and workflows name is in package.json", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const places = [
    ...documents,
    ...globSync(".github/workflows/*.yml"),
    ...globSync("scripts/*.ts"),
  ];
  const commands = named(/\bnpm"?,? "?run"?,? "?(?:--silent"?,? "?)?([\w:-]+)/g, places);
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.filter(({ name }) => !(name in scripts))).toEqual([]);
});
