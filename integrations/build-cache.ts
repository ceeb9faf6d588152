import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const folder = "node_modules/.cache/kept";
const digestBytes = 32;

/** A digest of everything that a result is made from. */
export function digestOf(...parts: readonly (string | Uint8Array)[]): Buffer {
  const hash = createHash("sha256");
  for (const part of parts) {
    hash.update(`${part.length}:`).update(part);
  }
  return hash.digest();
}

/**
 * What takes long to make, kept from one build to the next, and made anew when `from`, a digest, is
 * not what it was made from. A name has one file, with the digest before the result, so that
 * nothing old piles up.
 */
export async function kept(
  name: string,
  from: Buffer,
  make: () => Promise<Buffer>,
  root = folder,
): Promise<Buffer> {
  const file = join(root, name);
  const found = await readFile(file).catch(() => undefined);
  if (found?.subarray(0, digestBytes).equals(from)) {
    return found.subarray(digestBytes);
  }
  const made = await make();
  await mkdir(dirname(file), { recursive: true });
  // Whole or not at all, also when the build is stopped meanwhile.
  await writeFile(`${file}.new`, Buffer.concat([from, made]));
  await rename(`${file}.new`, file);
  return made;
}
