import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (pattern: string | string[]) =>
  globSync(pattern, { exclude: ["**/node_modules/**"] }).map((file) => ({
    file,
    text: readFileSync(file, "utf8"),
  }));
const scripts: Record<string, string> = JSON.parse(readFileSync("package.json", "utf8")).scripts;

const workflows = read(".github/workflows/*.yml");
const runners = [...workflows, ...read(["package.json", ".ci/run", "scripts/{checks,second-firm}.ts"])];
const others = read([
  "*.md",
  "{docs,mail,deploy,bench,editor}/**/*.md",
  "{scripts,bench,deploy,e2e}/**/*.{ts,sh}",
]);

/** What stands behind "npm run" or its short forms, in a text or in a list of words. */
const commands = (text: string) =>
  [...text.matchAll(/\bnpm"?,? "?(?:run"?,? "?(?:--silent"?,? "?)?([\w:-]+)|(test|start)\b)/g)].map(
    ([, long, short]) => long ?? short ?? "",
  );

const naming = [...runners, ...others].filter(({ file }) => file !== "scripts/commands.test.ts");

it("every command that is named is in package.json", () => {
  const unknown = naming.flatMap(({ file, text }) =>
    commands(text).flatMap((command) => (command in scripts ? [] : `${file}: npm run ${command}`)),
  );
  expect(unknown).toEqual([]);
});

it.each(Object.entries(scripts))("what npm run %s starts is there", (_name, script) => {
  const files = script.split(/\s+/).filter((word) => /^[\w.-]+\/[\w./-]+$/.test(word));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

/** What somebody starts for themselves, and a part of the tests; of each there are tests. */
const byHand = ["release", "publish", "setup", "check"];

it("every command is run by the tests, by a workflow or by another command", () => {
  const loops = workflows.flatMap(({ text }) => /for command in ([\w ]+);/.exec(text)?.[1]?.split(" ") ?? []);
  const run = [...runners.flatMap(({ text }) => commands(text)), ...loops, ...byHand];
  // npm runs "prebuild" before "build".
  const unrun = Object.keys(scripts).filter((name) => !run.includes(name.replace(/^pre/, "")));
  expect(unrun).toEqual([]);
});

it("every spec that is named is there", () => {
  const names = read(["e2e/playwright.config.ts", "scripts/{second-firm,checks}.ts"]).flatMap(({ text }) =>
    [...text.matchAll(/"((?:specs|demo|second-firm)\/[^"]*)"/g)].map(([, name = ""]) => name),
  );
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => globSync(`e2e/${name.replace(/\*\*?$/, "")}*`).length === 0)).toEqual([]);
  const tests = read("scripts/checks.ts").flatMap(({ text }) => text.match(/[\w/-]+\.test\.ts/g) ?? []);
  expect(tests.filter((file) => !existsSync(file))).toEqual([]);
});
