import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const git = (...words: string[]) => execFileSync("git", words, { encoding: "utf8" });

// A copy without a history, such as the one of the second firm, cannot be cloned.
test.runIf(existsSync(".git"))("a clone by Git for Windows has the same texts", () => {
  const clone = temporaryFolder();
  git(
    "clone",
    "--quiet",
    "--depth=1",
    "-c",
    "core.autocrlf=true",
    `file://${process.cwd()}`,
    clone,
  );
  const files = git("-C", clone, "ls-files", "--eol").split("\n");
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /w\/(crlf|mixed)/.test(file))).toEqual([]);
});
