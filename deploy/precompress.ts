import { existsSync, readdirSync } from "node:fs";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = new Set([".html", ".css", ".js", ".svg", ".xml", ".txt", ".json", ".webmanifest"]);
const smallestBytes = 500;

const brotli = (content: Buffer) =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  });

/**
 * Puts a .br and a .gz copy next to every file under `folder` that shrinks by it. Resolves with the number of
 * files that got them.
 */
export async function precompress(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && compressible.has(extname(entry.name)),
  );
  const done = await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
  return done.filter(Boolean).length;
}

async function compress(path: string): Promise<boolean> {
  // Made together with its copies, as the editor is.
  if (existsSync(`${path}.br`)) return true;
  const content = await readFile(path);
  if (content.byteLength < smallestBytes) return false;
  const [br, gz] = await Promise.all([brotli(content), promisify(gzip)(content, { level: 9 })]);
  if (gz.byteLength >= content.byteLength) return false;
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  return true;
}

// The last step of the build: adds to dist/ what a static host and a server with compressed files look for.
if (import.meta.main) {
  const dist = join(import.meta.dirname, "..", "dist");
  console.log(`Compressed ${await precompress(dist)} files in dist/`);
  for (const name of ["_headers", "_redirects"])
    await copyFile(join(import.meta.dirname, name), join(dist, name));
}
