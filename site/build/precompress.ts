import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import pLimit from "p-limit";

const compressible = new Set(".html .css .js .svg .xml .txt .json .webmanifest".split(" "));
const smallestBytes = 500;

/** Files that change after the build, whose compressed copies would be out of date. */
const changingFiles = ["beheer/status.json"];

/** One step below takes half the time. Pages get the best: their header fits the first packets. */
const best = constants.BROTLI_MAX_QUALITY;

const brotli = (content: Buffer, path: string) =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: extname(path) === ".html" ? best : best - 1,
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
  const br = await brotli(content, path);
  const gz = await promisify(gzip)(content, { level: 9 });
  if (gz.byteLength >= content.byteLength) {
    return false;
  }
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  return true;
}

if (import.meta.main) {
  const dist = join(import.meta.dirname, "../../dist");
  console.log(`Compressed ${await precompress(dist)} files in dist/`);
}
