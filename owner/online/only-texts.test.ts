import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { commitOf, needsHand } from "./only-texts.ts";

let project: string;
let begin: string;
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.nl", ...args], {
    cwd: project,
    encoding: "utf8",
  }).trim();

function commit(...files: string[]): string {
  for (const file of files) {
    writeFileSync(join(project, file), `${Math.random()}`);
  }
  git("add", "--all");
  git("commit", "--quiet", "--message=Change");
  return git("rev-parse", "HEAD");
}

beforeEach(() => {
  project = temporaryFolder();
  for (const folder of ["content", "photos", "src"]) {
    mkdirSync(join(project, folder));
  }
  git("init", "--quiet");
  begin = commit("content/a.yaml", "src/a.ts", "site.yaml");
});

test("texts and photographs go online by themselves", async () => {
  commit("content/a.yaml", "photos/wall.jpg");
  commit("site.yaml");
  expect(await needsHand(project, begin)).toBeUndefined();
});

test("code waits for somebody, and so does what is saved after it", async () => {
  commit("src/a.ts");
  commit("content/a.yaml");
  expect(await needsHand(project, begin)).toMatch(/techniek.*\(src\/a\.ts\)/);
});

test("a site of which nothing is known is put online by hand", async () => {
  expect(await needsHand(project, undefined)).toMatch(/nog niet online/);
  expect(await needsHand(project, "0123456789abcdef0123456789abcdef01234567")).toMatch(/niet uit/);
});

test("files that differ from their commit have none", async () => {
  expect(await commitOf(project)).toBe(begin);
  writeFileSync(join(project, "site.yaml"), "changed");
  expect(await commitOf(project)).toBeUndefined();
});
