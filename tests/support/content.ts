import { spawnSync } from "node:child_process";
import { cpSync, mkdtempDisposableSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Runs the content check in a folder; returns its exit code and the lines it printed. */
export function checkIn(folder: string): { status: number | null; lines: string[] } {
  const check = [resolve("scripts/check-content.ts")];
  const { status, stderr } = spawnSync(process.execPath, check, { cwd: folder, encoding: "utf8" });
  return { status, lines: stderr.split("\n").filter(Boolean) };
}

/**
 * A temporary folder with a copy of the project's content, and the code, photographs and drawings that
 * the content needs.
 */
export function copyOfContent() {
  const folder = mkdtempDisposableSync(join(tmpdir(), "content-"));
  for (const part of ["src", "photos", "public"]) {
    symlinkSync(resolve(part), join(folder.path, part));
  }
  for (const part of ["content", "site.yaml"]) {
    cpSync(part, join(folder.path, part), { recursive: true });
  }
  return folder;
}
