import { execFile } from "node:child_process";
import { globSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { EditorConfig } from "#owner/editor/form/current-config.ts";

const make = (folder: string, ...options: string[]) =>
  promisify(execFile)(process.execPath, [
    "owner/editor/page/make.ts",
    folder,
    "--beside-site",
    ...options,
  ]);

/** What changes with the texts of a project, whoever changes them. */
function stampOf(project: string): string {
  const files = ["site.yaml", ...globSync("content/**/*.{yaml,md}", { cwd: project })].sort();
  const stamp = (file: string) => {
    const { mtimeMs, size } = statSync(join(project, file), { throwIfNoEntry: false }) ?? {};
    return `${file} ${mtimeMs} ${size}`;
  };
  return files.map(stamp).join("\n");
}

/**
 * Makes the editor in a folder. `renew` makes its forms anew when the texts have changed: what can
 * be chosen in one of them follows from the others. With a mistake in the texts it stays as it was.
 */
export async function freshEditor(project: string, folder: string) {
  const read = async (): Promise<EditorConfig> =>
    JSON.parse(await readFile(`${folder}/beheer/config.json`, "utf8"));
  let stamp = stampOf(project);
  await make(folder);
  const config = await read();
  let renewing = Promise.resolve();

  async function renewNow(): Promise<void> {
    const now = stampOf(project);
    if (now === stamp) {
      return;
    }
    stamp = now;
    await make(folder, "--forms").catch(() => {});
    const { cms, formats, drawings } = await read();
    config.cms = cms;
    config.formats = formats;
    config.drawings = drawings;
  }

  return {
    config,
    renew: (): Promise<void> => {
      renewing = renewing.then(renewNow);
      return renewing;
    },
  };
}
