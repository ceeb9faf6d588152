import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { logoFiles } from "#data/firm/own-logo.ts";
import { asVersion } from "#owner/editor/versions/versions.ts";
import { readLogo } from "./read-logo.ts";

/**
 * Does with the logo what a form asks: keeps the file that was chosen in its place, or takes away
 * what there is. Resolves to what is wrong with the file.
 */
export async function keepLogo(
  project: string,
  { logo: chosen, noLogo }: Record<string, unknown>,
): Promise<string | undefined> {
  const clear = () => {
    for (const name of logoFiles) {
      rmSync(join(project, "public", name), { force: true });
    }
  };
  // A browser sends an empty file where none was chosen.
  if (!(chosen instanceof File) || chosen.size === 0) {
    if (noLogo !== undefined) {
      await asVersion(project, "Logo: weggehaald", clear);
    }
    return undefined;
  }
  const logo = await readLogo(Buffer.from(await chosen.arrayBuffer()));
  if ("mistake" in logo) {
    return logo.mistake;
  }
  await asVersion(project, "Logo: gezet", () => {
    clear();
    writeFileSync(join(project, "public", logo.file), logo.content);
  });
  return undefined;
}
