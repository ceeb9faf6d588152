import { spawnSync } from "node:child_process";
import { cp, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

const project = join(import.meta.dirname, "..");

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "project-"));
  for (const name of ["src", "photos"]) await symlink(join(project, name), join(folder, name));
  for (const name of ["content", "site.yaml"])
    await cp(join(project, name), join(folder, name), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

function check() {
  const run = spawnSync(process.execPath, [join(project, "tools/check-content.ts")], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status: run.status, lines: run.stderr.split("\n").filter(Boolean) };
}

it("says nothing of content without mistakes", () => {
  expect(check()).toEqual({ status: 0, lines: [] });
});

it("lists the mistakes of all files, a line each, and fails", async () => {
  await rm(join(folder, "content/consent.yaml"));
  await writeFile(join(folder, "content/pages/hoem.yaml"), "heading: Welkom\n");
  await writeFile(join(folder, "content/pages/legal.yaml"), "contents: Bel {busines.phone}\nupdated: Op\n");
  await writeFile(join(folder, "site.yaml"), "url: [\n");
  expect(check()).toEqual({
    status: 1,
    lines: [
      "content/consent.yaml: does not exist — create it",
      "content/pages/hoem.yaml: nothing reads it — correct its name or its folder, or remove it",
      "content/pages/legal.yaml › contents: {busines.phone} does not exist — write {business.phone}, or another name from docs/tokens.md",
      expect.stringMatching(/^site\.yaml › line \d: is not valid YAML/),
    ],
  });
});
