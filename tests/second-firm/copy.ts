import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";

/** Results of installing, building and testing. A copy makes its own. */
const made = [
  "node_modules",
  "dist",
  ".git",
  ".astro",
  ".cache",
  "test-results",
  "playwright-report",
];

/** Copies the project in `root` to a temporary folder, with the same packages. */
export function copyOfProject(root: string, use = "second-firm"): string {
  const copy = mkdtempSync(join(tmpdir(), `${use}-`));
  cpSync(root, copy, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !made.includes(basename(relative(root, path))),
  });
  linkPackages(join(root, "node_modules"), join(copy, "node_modules"));
  return copy;
}

/** Every package is a link. The caches of tools are not shared, but the caches of builds are. */
export function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === ".package-lock.json") {
      cpSync(join(from, name), join(to, name), { preserveTimestamps: true });
    } else if (name === ".bin" || !name.startsWith(".")) {
      symlinkSync(join(from, name), join(to, name), "junction");
    }
  }
  if (existsSync(join(from, ".astro/assets"))) {
    cpSync(join(from, ".astro/assets"), join(to, ".astro/assets"), { recursive: true });
  }
}
