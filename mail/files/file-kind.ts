import { fileTypeOf } from "#contract/file-type.ts";
import { fileKinds } from "#contract/files.ts";

/** The kind of a file by its content; undefined when that kind may not be sent. */
export function fileKindOf(content: Uint8Array) {
  const found = fileTypeOf(content);
  return fileKinds.find(({ type }) => type === found);
}

const maxNameLength = 80;

/**
 * A safe name for a mailed file: the safe characters of the posted name with an extension of the
 * file's kind. It differs from all names in `taken`, and is added to them.
 */
export function cleanName(
  posted: string,
  extensions: readonly string[],
  fallback: string,
  taken: Set<string>,
): string {
  const [, stem = posted, ending = ""] = /^(.*)\.([^.]*)$/.exec(posted) ?? [];
  const hasExtension = extensions.includes(ending.toLowerCase());
  const clean = (hasExtension ? stem : posted)
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, "-")
    .slice(0, maxNameLength)
    .toWellFormed()
    .replace(/^-+|-+$/g, "");
  const extension = hasExtension ? ending.toLowerCase() : extensions[0];
  const base = clean === "" ? fallback : clean;
  let name = `${base}.${extension}`;
  for (let again = 2; taken.has(name); again++) {
    name = `${base}-${again}.${extension}`;
  }
  taken.add(name);
  return name;
}
