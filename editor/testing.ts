import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempDisposableSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { EditorConfig } from "./formats.ts";

/**
 * What the editor is made from, and the fields without a name. In a process of its own, as the build does: the modules
 * that read content/ are not made for Vitest's.
 */
export function printedConfig(): { config: EditorConfig; unnamed: string[] } {
  const options = { encoding: "utf8", maxBuffer: 1e8 } as const;
  return JSON.parse(execFileSync(process.execPath, ["editor/current-config.ts"], options));
}

/** How the check of the content ends in a folder, and the lines that it says. */
export function checkIn(folder: string): { status: number | null; lines: string[] } {
  const check = [resolve("scripts/check-content.ts")];
  const { status, stderr } = spawnSync(process.execPath, check, { cwd: folder, encoding: "utf8" });
  return { status, lines: stderr.split("\n").filter(Boolean) };
}

/** A temporary folder with the project's own content to change, and the code and photographs that go with it. */
export function copyOfContent() {
  const folder = mkdtempDisposableSync(join(tmpdir(), "content-"));
  for (const part of ["src", "photos"]) symlinkSync(resolve(part), join(folder.path, part));
  for (const part of ["content", "site.yaml"]) cpSync(part, join(folder.path, part), { recursive: true });
  return folder;
}
