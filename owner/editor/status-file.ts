import { readFile, rename, writeFile } from "node:fs/promises";
import { digest, type Status } from "./status.ts";
import { allTexts } from "./text-files.ts";

/** The status of a site that is built now from the texts of this project. */
export async function statusOf(project: string): Promise<Status> {
  const texts = await Promise.all(Object.values(allTexts(project)).map(digest));
  return { since: new Date().toISOString(), texts };
}

/** Adds to the status of the site online that these newer texts could not be built. */
export async function writeRefused(project: string, file: string): Promise<void> {
  const status = JSON.parse(await readFile(file, "utf8")) as Status;
  await writeFile(`${file}.new`, JSON.stringify({ ...status, refused: await statusOf(project) }));
  await rename(`${file}.new`, file);
}
