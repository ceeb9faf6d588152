import { fileTypeFromBuffer } from "file-type";
import { fileKinds } from "#contract/files.ts";

/** So much of a file tells its kind; a hostile one is read no further. */
const sampleBytes = 4_100;

/** The kind of a file by its content; undefined when it is none that may be sent. */
export async function fileKindOf(content: Buffer) {
  const found = await fileTypeFromBuffer(content.subarray(0, sampleBytes)).catch(() => undefined);
  const kind = fileKinds.find(({ types }) =>
    (types as readonly string[]).includes(found?.mime ?? ""),
  );
  return found && kind && { type: found.mime, extensions: kind.extensions as readonly string[] };
}

const nameMost = 80;

/**
 * A name for a mailed file: of the one it was posted with what is safe everywhere, with the ending
 * of its kind and no other, and unlike those in `taken`, which it joins.
 */
export function cleanName(
  posted: string,
  extensions: readonly string[],
  fallback: string,
  taken: Set<string>,
): string {
  const [, stem = posted, ending = ""] = /^(.*)\.([^.]*)$/.exec(posted) ?? [];
  const own = extensions.includes(ending.toLowerCase());
  const clean = (own ? stem : posted)
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, "-")
    .slice(0, nameMost)
    .toWellFormed()
    .replace(/^-+|-+$/g, "");
  const extension = own ? ending.toLowerCase() : extensions[0];
  const base = clean === "" ? fallback : clean;
  let name = `${base}.${extension}`;
  for (let again = 2; taken.has(name); again++) {
    name = `${base}-${again}.${extension}`;
  }
  taken.add(name);
  return name;
}
