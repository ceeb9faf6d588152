import { readFile } from "node:fs/promises";
import { execa } from "execa";
import { allTexts } from "#editor/file/text-files.ts";
import type { EditorConfig } from "#editor/form/current-config.ts";

const make = (folder: string, ...options: string[]) =>
  execa(process.execPath, ["owner/editor/page/make.ts", folder, "--beside-site", ...options]);

/**
 * Makes the editor in a folder. `renew` makes its forms anew when the texts have changed: what can
 * be chosen in one of them follows from the others. With a mistake in the texts it stays as it was.
 */
export async function freshEditor(project: string, folder: string) {
  const read = async (): Promise<EditorConfig> =>
    JSON.parse(await readFile(`${folder}/beheer/config.json`, "utf8"));
  let stamp = JSON.stringify(allTexts(project));
  await make(folder);
  const config = await read();
  let renewing = Promise.resolve();

  async function renewNow(): Promise<void> {
    const now = JSON.stringify(allTexts(project));
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
