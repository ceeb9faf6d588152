import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** A file that belongs online, with what it holds. */
export interface LocalFile {
  digest: string;
  /** In bytes. */
  size: number;
  content: () => Buffer;
}

const digestOf = (content: Buffer | string) =>
  createHash("sha256").update(content).digest("hex").slice(0, 32);

export const textFile = (text: string): LocalFile => ({
  digest: digestOf(text),
  size: Buffer.byteLength(text),
  content: () => Buffer.from(text),
});

/** The files in a folder, by their paths in it with "/". */
export function localFiles(folder: string): Map<string, LocalFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    paths.map((path) => {
      const content = () => readFileSync(path);
      const now = content();
      const name = relative(folder, path).split(sep).join("/");
      return [name, { digest: digestOf(now), size: now.length, content }];
    }),
  );
}
