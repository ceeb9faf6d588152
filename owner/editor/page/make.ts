import { writeFile } from "node:fs/promises";
import { business } from "#data/firm/business.ts";
import { site } from "#data/firm/site.ts";
import { readableTexts } from "#owner/editor/file/text-files.ts";
import { currentConfig } from "#owner/editor/form/current-config.ts";
import { bundleEditor } from "./bundle.ts";
import { editorPage } from "./page.ts";
import { statusOf } from "./status-file.ts";

// Writes the editor to a folder: the page /beheer and the files it loads. It runs as a separate
// process during a build and `npm run dev`, because it loads every module that reads content/. A
// build has no editor as long as there is no git host to save to; --previews is for the editor of
// this machine, and --always for tests. With --forms, only what follows from the texts is made
// anew.
const [folder, ...options] = process.argv.slice(2);
if (!folder) {
  throw new Error("Name the folder to write the editor to: node owner/editor/page/make.ts dist");
}
const { enabled, repository } = site.data.editor;
if (enabled && (repository !== "" || options.length > 0)) {
  const hasPreviews = options.includes("--previews");
  if (!options.includes("--forms")) {
    await bundleEditor(`${folder}/beheer`);
  }
  const config = currentConfig({ hasPreviews });
  await writeFile(`${folder}/beheer/config.json`, JSON.stringify(config));
  await writeFile(`${folder}/beheer/texts.json`, JSON.stringify(readableTexts(config.formats)));
  await writeFile(`${folder}/beheer/status.json`, JSON.stringify(await statusOf(process.cwd())));
  await writeFile(
    `${folder}/beheer.html`,
    editorPage(site.data.editor, business.data.name, hasPreviews),
  );
}
