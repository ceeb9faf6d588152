import type { LocalFile } from "./local-files.ts";

/** What was put into a folder: its files with their digests, and since when some are not needed. */
export interface Manifest {
  files: Record<string, string>;
  unused: Record<string, string>;
}

/** Its name begins with a dot, so that no server shows it. */
export const manifestName = ".manifest.json";

/** Reads a manifest. One that is damaged counts as none, so that every file is put there again. */
export function readManifest(content: Buffer | undefined): Manifest {
  try {
    const read = JSON.parse(String(content)) as Manifest;
    return { files: { ...read.files }, unused: { ...read.unused } };
  } catch {
    return { files: {}, unused: {} };
  }
}

export const manifestFile = (manifest: Manifest) => Buffer.from(JSON.stringify(manifest));

const day = 24 * 60 * 60 * 1000;

export function planFor(
  manifest: Manifest,
  files: ReadonlyMap<string, LocalFile>,
  now: Date,
  keptDays: number,
) {
  const sent = [...files].filter(([path, { digest }]) => manifest.files[path] !== digest);
  const old = Object.keys(manifest.files).filter((path) => !files.has(path));
  const unused = Object.fromEntries(
    old.map((path) => [path, manifest.unused[path] ?? now.toISOString()]),
  );
  const removed = old.filter(
    (path) => now.getTime() - Date.parse(unused[path] ?? "") >= keptDays * day,
  );
  return { sent: sent.map(([path]) => path), removed, unused };
}
