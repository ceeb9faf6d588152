import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { commitOf } from "./commit-of.ts";

test("files that differ from their commit have none, except where they may", async () => {
  const project = temporaryFolder();
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: project, encoding: "utf8" }).trim();
  const write = (path: string, text: string) => writeFileSync(join(project, path), text);
  expect(await commitOf(project)).toBeUndefined();

  mkdirSync(join(project, "content"));
  write("content/a.yaml", "old");
  write("site.yaml", "old");
  git("init", "--quiet");
  git("add", "--all");
  git("-c", "user.name=A", "-c", "user.email=a@b.nl", "commit", "--quiet", "--message=Begin");
  const begin = git("rev-parse", "HEAD");
  expect(await commitOf(project)).toBe(begin);

  write("content/a.yaml", "new");
  expect(await commitOf(project)).toBeUndefined();
  expect(await commitOf(project, "content", "photos")).toBe(begin);
  write("site.yaml", "new");
  expect(await commitOf(project, "content", "photos")).toBeUndefined();
});
