import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { copyOfContent } from "./testing.ts";

test("a build has no editor when site.yaml says so", () => {
  using copy = copyOfContent();
  const project = copy.path;
  cpSync("editor", join(project, "editor"), { recursive: true });
  const settings = parseDocument(readFileSync("site.yaml", "utf8"));
  settings.setIn(["editor", "enabled"], false);
  writeFileSync(join(project, "site.yaml"), String(settings));

  const make = spawnSync(process.execPath, [resolve("editor/make.ts"), "dist"], { cwd: project });
  expect(make.status).toBe(0);
  expect(existsSync(join(project, "dist"))).toBe(false);
});
