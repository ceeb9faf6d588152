import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (...patterns: string[]) =>
  globSync(patterns, { exclude: ["**/node_modules/**", "tests/project/commands.test.ts"] }).map(
    (file) => ({
      file,
      text: readFileSync(file, "utf8"),
    }),
  );
const scripts: Record<string, string> = JSON.parse(readFileSync("package.json", "utf8")).scripts;

const workflows = read(".github/workflows/*.yml");
const runners = [
  ...workflows,
  ...read("package.json", ".ci/run", "{scripts/checks,tests/second-firm/run}.ts"),
];
const others = read(
  "*.md",
  "{docs,mail,deploy,tools,owner}/**/*.md",
  "{scripts,tools,deploy,tests}/**/*.{ts,sh}",
);

/** The commands after "npm run", or its short forms, in a text or a list of words. */
const commands = (text: string) =>
  [...text.matchAll(/\bnpm"?,? "?(?:run"?,? "?(?:--silent"?,? "?)?([\w:-]+)|(test|start)\b)/g)].map(
    ([, long, short]) => long ?? short ?? "",
  );

test("every command that is named exists in package.json", () => {
  const named = [...runners, ...others].flatMap(({ file, text }) =>
    commands(text).map((command) => ({ file, command })),
  );
  expect(named.filter(({ command }) => !(command in scripts))).toEqual([]);
});

test("every file that a command or a check starts exists", () => {
  const named = [
    ...Object.values(scripts).flatMap(
      (script) => script.match(/(?<=^|\s)[\w.-]+\/[\w./-]+(?=\s|$)/g) ?? [],
    ),
    ...read("scripts/checks.ts").flatMap(({ text }) => text.match(/[\w/-]+\.test\.ts/g) ?? []),
  ];
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test("every spec that a configuration or a check names exists", () => {
  const specs = read(
    "tests/playwright.config.ts",
    "{tests/second-firm/run,scripts/checks}.ts",
  ).flatMap(({ text }) => [...text.matchAll(/"(tests\/[^"]*)"/g)].map(([, name = ""]) => name));
  expect(specs.length).toBeGreaterThan(5);
  expect(specs.filter((name) => globSync(`${name.replace(/\*+$/, "")}*`).length === 0)).toEqual([]);
});

/** Commands that only people start. Each has tests of its own, or is a part of the tests. */
const byHand = ["release", "online", "check", "check:deploy", "test:e2e"];

test("every command is used by the tests, a workflow or another command", () => {
  const loops = workflows.flatMap(
    ({ text }) => /for command in ([\w ]+);/.exec(text)?.[1]?.split(" ") ?? [],
  );
  const run = [...runners.flatMap(({ text }) => commands(text)), ...loops, ...byHand];
  // npm runs "prebuild" before "build".
  expect(Object.keys(scripts).filter((name) => !run.includes(name.replace(/^pre/, "")))).toEqual(
    [],
  );
});
