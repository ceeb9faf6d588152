import { globSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { digest, type Status } from "./status.ts";

async function textsIn(project: string): Promise<string[]> {
  const files = ["site.yaml", ...globSync("content/**/*.{yaml,md}", { cwd: project })];
  return Promise.all(files.map(async (file) => digest(await readFile(join(project, file), "utf8"))));
}

/** Notes that a site is made from the texts of this project now. */
export async function writeStatus(project: string, file: string): Promise<void> {
  const status: Status = { since: new Date().toISOString(), texts: await textsIn(project) };
  await writeFile(file, JSON.stringify(status));
}

/** Notes in the status of the site that is online that none could be made from the texts of this project. */
export async function writeRefused(project: string, file: string): Promise<void> {
  const status = JSON.parse(await readFile(file, "utf8")) as Status;
  const refused = { since: new Date().toISOString(), texts: await textsIn(project) };
  await writeFile(`${file}.new`, JSON.stringify({ ...status, refused }));
  await rename(`${file}.new`, file);
}
