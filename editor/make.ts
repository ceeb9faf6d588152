import { writeFile } from "node:fs/promises";
import { business } from "../src/content/business/business.ts";
import { site } from "../src/content/business/site.ts";
import { bundleEditor } from "./bundle.ts";
import { currentConfig } from "./current-config.ts";
import { editorPage } from "./page.ts";
import { writeStatus } from "./status-file.ts";

/** Puts the whole editor into `folder`: its page, /beheer, and what that loads. */
async function makeEditor(folder: string, compressed: boolean): Promise<void> {
  await bundleEditor(`${folder}/beheer`, { compressed });
  // Beside `npm run dev`, whose pages may be framed.
  const hasPreviews = !compressed;
  await writeFile(`${folder}/beheer/config.json`, JSON.stringify(currentConfig({ hasPreviews })));
  await writeStatus(process.cwd(), `${folder}/beheer/status.json`);
  await writeFile(`${folder}/beheer.html`, editorPage(site.editor, business.name, hasPreviews));
}

// A step of the build, and of `npm run dev`, in a process of its own: it loads every module that reads content/.
const [folder, ...options] = process.argv.slice(2);
if (!folder) throw new Error("Say where the editor goes: node editor/make.ts dist --compressed");
if (site.editor.enabled) await makeEditor(folder, options.includes("--compressed"));
