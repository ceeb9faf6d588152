import { readdirSync } from "node:fs";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, extname, join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import pLimit from "p-limit";
import { htaccessFiles } from "./hosts/apache.ts";

const compressible = new Set([
  ".html",
  ".css",
  ".js",
  ".svg",
  ".xml",
  ".txt",
  ".json",
  ".webmanifest",
]);
const smallestBytes = 500;

/** Files that change after the build, whose compressed copies would be out of date. */
const changingFiles = ["beheer/status.json"];

/** One step below the best takes half the time, for two percent more bytes. */
const quality = constants.BROTLI_MAX_QUALITY - 1;

const brotli = (content: Buffer) =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  });

/** Keeps every processor busy, without reading all files into memory. */
const limit = pLimit(8);

/**
 * Writes a .br and a .gz copy next to every file in `folder` that becomes smaller. Resolves with
 * the number of such files.
 */
export async function precompress(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && compressible.has(extname(entry.name)),
  );
  const paths = files
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => !changingFiles.includes(relative(folder, path)));
  const shrunk = await limit.map(paths, (path) => compress(path));
  return shrunk.filter(Boolean).length;
}

async function compress(path: string): Promise<boolean> {
  const content = await readFile(path);
  if (content.byteLength < smallestBytes) {
    return false;
  }
  const [br, gz] = await Promise.all([brotli(content), promisify(gzip)(content, { level: 9 })]);
  if (gz.byteLength >= content.byteLength) {
    return false;
  }
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  return true;
}

// The last step of the build: adds compressed copies to dist/, and what hosts read there.
if (import.meta.main) {
  const root = join(import.meta.dirname, "..");
  const dist = join(root, "dist");
  console.log(`Compressed ${await precompress(dist)} files in dist/`);
  for (const [path, text] of Object.entries(htaccessFiles())) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), text);
  }
  for (const name of ["_headers", "_redirects"]) {
    await copyFile(join(root, "deploy", name), join(dist, name));
  }
}
