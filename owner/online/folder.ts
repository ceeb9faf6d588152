import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Target } from "./target.ts";

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

/** A folder on this machine, such as one that a program of the host sends on. It must exist. */
export async function openFolder(folder: string): Promise<Target> {
  await stat(folder);
  const at = (path: string) => join(folder, path);
  return {
    async read(path) {
      try {
        return await readFile(at(path));
      } catch (error) {
        if (isMissing(error)) {
          return undefined;
        }
        throw error;
      }
    },
    async write(path, content) {
      await mkdir(dirname(at(path)), { recursive: true });
      await writeFile(at(path), content);
    },
    rename: (from, to) => rename(at(from), at(to)),
    remove: (path) => rm(at(path), { force: true }),
    async list(path) {
      try {
        const found = await readdir(at(path), { withFileTypes: true });
        const entries = found.map(async (entry) => {
          const { size } = await stat(join(entry.parentPath, entry.name));
          return [entry.name, { isFolder: entry.isDirectory(), size }] as const;
        });
        return new Map(await Promise.all(entries));
      } catch (error) {
        if (isMissing(error)) {
          return new Map();
        }
        throw error;
      }
    },
    close: async () => {},
  };
}
