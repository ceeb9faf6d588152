import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Rewrites every page of the built site in `dir`, one after the other.
 *
 * @param change Returns the page's new text; it is given the page's name and the folder of the site too.
 */
export async function changePages(
  dir: URL,
  change: (html: string, page: { name: string; root: string }) => string | Promise<string>,
): Promise<void> {
  const root = fileURLToPath(dir);
  const files = await readdir(root, { recursive: true });
  for (const name of files.filter((file) => file.endsWith(".html"))) {
    const path = join(root, name);
    await writeFile(path, await change(await readFile(path, "utf8"), { name, root }));
  }
}
