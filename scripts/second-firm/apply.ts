import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, parseDocument } from "yaml";
import { z } from "zod";
import { patchYaml } from "../../editor/patch-yaml.ts";
import { valid } from "../../src/content/lib/validate.ts";

const schema = z.strictObject({
  remove: z.array(z.string()).describe("write the files of the project that the firm does not have"),
  photos: z.record(z.string(), z.string()).describe("write the new name of a photograph behind its name"),
  set: z
    .record(z.string(), z.record(z.string(), z.unknown()))
    .describe("write for each file its fields, with points between them, and their values"),
});

/**
 * Makes the content of the project in `copy` that of the firm in `folder`: takes away what it does not have, renames
 * its photographs, sets the fields it has otherwise, and puts its own files in their place.
 */
export function applyFirm(copy: string, folder: string): void {
  const file = join(folder, "changes.yaml");
  const changes = valid(file, schema, parse(readFileSync(file, "utf8")));
  for (const path of changes.remove) {
    if (!existsSync(join(copy, path)))
      throw new Error(`${file} › remove: ${path} does not exist — take it out`);
    rmSync(join(copy, path));
  }
  renamePhotos(copy, changes.photos);
  for (const [path, fields] of Object.entries(changes.set)) {
    const text = readFileSync(join(copy, path), "utf8");
    const document = parseDocument(text);
    for (const [field, value] of Object.entries(fields)) document.setIn(field.split("."), value);
    writeFileSync(join(copy, path), patchYaml(text, document.toJS()));
  }
  if (existsSync(join(folder, "content")))
    cpSync(join(folder, "content"), join(copy, "content"), { recursive: true });
}

/** Renames the files, and their names wherever content/ has them. */
function renamePhotos(copy: string, names: Readonly<Record<string, string>>): void {
  for (const [from, to] of Object.entries(names)) {
    renameSync(join(copy, "photos", `${from}.jpg`), join(copy, "photos", `${to}.jpg`));
  }
  const known = new RegExp(`(?<![\\w-])(${Object.keys(names).join("|")})(?![\\w-])`, "g");
  const content = join(copy, "content");
  for (const entry of readdirSync(content, { recursive: true, withFileTypes: true })) {
    if (!/\.(yaml|md)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path, "utf8");
    writeFileSync(
      path,
      text.replace(known, (name) => names[name] ?? name),
    );
  }
}
