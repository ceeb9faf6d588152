import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
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

/** A temporary folder with the project's own content to change, and the code and photographs that go with it. */
export function copyOfContent(): string {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  for (const part of ["src", "photos"]) symlinkSync(resolve(part), join(folder, part));
  for (const part of ["content", "site.yaml"]) cpSync(part, join(folder, part), { recursive: true });
  return folder;
}
