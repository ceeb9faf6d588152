import { cpSync, existsSync, globSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, parseDocument } from "yaml";
import { z } from "zod";
import { onDisk } from "#data/reading/files.ts";
import { valid } from "#data/reading/validate.ts";
import { emptyDemonstration } from "#owner/begin/empty-demonstration.ts";
import { writeChanges } from "#owner/changes.ts";

const schema = z.strictObject({
  begin: z.strictObject({ services: z.array(z.string()), alone: z.boolean() }),
  photos: z
    .record(z.string(), z.string())
    .describe("write the new name of a photograph behind its name"),
  set: z
    .record(z.string(), z.record(z.string(), z.unknown()))
    .describe("write for each file its fields, with points between them, and their values"),
});

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

/**
 * Gives the project in `copy` the content of the firm in `folder`: begins as an owner does, renames
 * the photographs, sets its fields and adds its own files.
 */
export function applyFirm(copy: string, folder: string): void {
  const file = join(folder, "changes.yaml");
  const { begin, photos, set } = valid(file, schema, parse(readFileSync(file, "utf8")));
  writeChanges(copy, emptyDemonstration(onDisk(copy), begin));
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
  for (const own of ["content", "public"].filter((name) => existsSync(join(folder, name)))) {
    cpSync(join(folder, own), join(copy, own), { recursive: true });
  }
}
