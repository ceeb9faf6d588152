import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { emptyDemonstration } from "@contractor/owner/begin/empty-demonstration.ts";
import { parse, parseDocument } from "yaml";
import { z } from "zod";

/** Results of installing, building and testing. A copy makes its own. */
const made = /^(node_modules|dist|\.git|\.astro|test-results)$/;

/** Copies the project in `root` to a temporary folder, with the same packages. */
export function copyOfProject(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), "second-firm-"));
  const filter = (path: string) => !made.test(basename(relative(root, path)));
  cpSync(root, copy, { recursive: true, preserveTimestamps: true, filter });
  // Every package is a link. The caches of tools are not shared, but the caches of builds are.
  const from = join(root, "node_modules");
  const to = join(copy, "node_modules");
  mkdirSync(to);
  const isPackage = (name: string) => name === ".bin" || !/^(\.|@contractor$)/.test(name);
  for (const name of readdirSync(from).filter(isPackage)) {
    symlinkSync(join(from, name), join(to, name), "junction");
  }
  // The links to the rooms are relative, so they lead to those of the copy.
  for (const name of [".package-lock.json", ".astro/assets", "@contractor"]) {
    if (existsSync(join(from, name))) {
      const options = { recursive: true, preserveTimestamps: true, verbatimSymlinks: true };
      cpSync(join(from, name), join(to, name), options);
    }
  }
  return copy;
}

const schema = z.strictObject({
  begin: z.strictObject({ services: z.array(z.string()), alone: z.boolean() }),
  /** The new name of a photograph by its old one. */
  photos: z.record(z.string(), z.string()),
  /** For each file its fields, with points between them, and their values. */
  set: z.record(z.string(), z.record(z.string(), z.unknown())),
});

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

/**
 * Gives the project in `copy` the content of the firm in `folder`: begins as an owner does, renames
 * the photographs, sets its fields and adds its own files.
 */
export function applyFirm(copy: string, folder: string): void {
  const changes = readFileSync(join(folder, "changes.yaml"), "utf8");
  const { begin, photos, set } = schema.parse(parse(changes));
  emptyDemonstration(copy, begin);
  for (const [from, to] of Object.entries(photos)) {
    renameSync(join(copy, "photos", `${from}.jpg`), join(copy, "photos", `${to}.jpg`));
  }
  const known = new RegExp(`(?<![\\w-])(${Object.keys(photos).join("|")})(?![\\w-])`, "g");
  for (const path of globSync(join(copy, "content/**/*.{yaml,md}"))) {
    rewrite(path, (text) => text.replace(known, (name) => photos[name] ?? name));
  }
  for (const [path, fields] of Object.entries(set)) {
    rewrite(join(copy, path), (text) => {
      const document = parseDocument(text);
      for (const [field, value] of Object.entries(fields)) {
        document.setIn(field.split("."), value);
      }
      return String(document);
    });
  }
  for (const own of ["content", "site/public"].filter((name) => existsSync(join(folder, name)))) {
    cpSync(join(folder, own), join(copy, own), { recursive: true });
  }
}
