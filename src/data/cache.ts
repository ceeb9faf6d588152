import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const folder = "node_modules/.cache/kept";
const digestBytes = 32;

/** A digest of everything that a result depends on. */
export function digestOf(...parts: readonly (string | Uint8Array)[]): Buffer {
  const hash = createHash("sha256");
  for (const part of parts) {
    hash.update(`${part.length}:`).update(part);
  }
  return hash.digest();
}

/**
 * Returns the result from an earlier build, or makes it when `digest`, that of everything it
 * depends on, has changed. Each name has one file, which begins with the digest, so that old
 * results do not pile up.
 */
export async function cached(
  name: string,
  digest: Buffer,
  make: () => Promise<Buffer>,
  root = folder,
): Promise<Buffer> {
  const file = join(root, name);
  const found = await readFile(file).catch(() => undefined);
  if (found?.subarray(0, digestBytes).equals(digest)) {
    return found.subarray(digestBytes);
  }
  const made = await make();
  await mkdir(dirname(file), { recursive: true });
  // Renamed when it is complete, so that a build that is stopped leaves no partial file.
  await writeFile(`${file}.new`, Buffer.concat([digest, made]));
  await rename(`${file}.new`, file);
  return made;
}
