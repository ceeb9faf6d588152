import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { digest, type Status } from "./status.ts";
import { editedFiles } from "./text-files.ts";

/** The status of a site that is built now from the texts of this project. */
export async function statusOf(project: string): Promise<Status> {
  const digests = editedFiles(project).map(async (file) =>
    digest(await readFile(join(project, file), "utf8")),
  );
  return { since: new Date().toISOString(), texts: await Promise.all(digests) };
}

/** Adds to the status of the site online that these newer texts could not be built. */
export async function writeRefused(project: string, file: string): Promise<void> {
  const status = JSON.parse(await readFile(file, "utf8")) as Status;
  await writeFile(`${file}.new`, JSON.stringify({ ...status, refused: await statusOf(project) }));
  await rename(`${file}.new`, file);
}
