import { posix } from "node:path";
import type { LocalFile } from "./local-files.ts";
import type { Manifest } from "./manifest.ts";
import type { Entry, Target } from "./target.ts";

/**
 * The files that were put into a folder at the host and are gone there since, or have another
 * length: a host may clean up, and an owner may delete. One list a folder is all that it asks.
 */
export async function damagedIn(
  target: Target,
  name: string,
  files: ReadonlyMap<string, LocalFile>,
  manifest: Manifest,
): Promise<string[]> {
  const lists = new Map<string, ReadonlyMap<string, Entry>>();
  const sizeOf = async (path: string) => {
    const folder = posix.dirname(path);
    const list = lists.get(folder) ?? (await target.list(posix.join(name, folder)));
    lists.set(folder, list);
    const size = list.get(posix.basename(path))?.size;
    // Hosts leave these out of their lists.
    const isHidden = size === undefined && posix.basename(path).startsWith(".");
    return isHidden ? (await target.read(`${name}/${path}`))?.length : size;
  };
  const damaged: string[] = [];
  for (const [path, { digest, size }] of files) {
    if (manifest.files[path] === digest && (await sizeOf(path)) !== size) {
      damaged.push(path);
    }
  }
  return damaged;
}
