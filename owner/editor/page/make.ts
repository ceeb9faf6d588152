import { cp, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { business, site } from "@contractor/core/facts.ts";
import { build } from "esbuild";
import { readableTexts, statusOf } from "#editor/file/text-files.ts";
import { currentConfig } from "#editor/form/current-config.ts";
import { ownersPages } from "#editor/local/page.ts";
import { ownWords } from "./dutch.ts";
import { editorPage } from "./page.ts";

const library = dirname(createRequire(import.meta.url).resolve("@sveltia/cms"));

/** Writes the editor's script, fonts and pictures to `folder`. */
async function bundleEditor(folder: string): Promise<void> {
  await build({
    entryPoints: { editor: "owner/editor/browser/main.ts" },
    outdir: folder,
    bundle: true,
    minify: true,
    format: "esm",
    splitting: true,
    target: "es2024",
    loader: { ".wasm": "file", ".woff2": "file", ".png": "file" },
    // Program code in colours and maps, which no form of this site shows. `overrides` in
    // package.json keeps the packages with the maps from being installed.
    external: ["@shikijs/langs/*", "@shikijs/themes/*", "leaflet/*", "terra-draw*"],
    plugins: [ownWords],
    logLevel: "error",
  });
  // Sveltia looks for its fonts in the folder of its script.
  await cp(join(library, "assets"), `${folder}/assets`, { recursive: true });
  await cp("owner/editor/page/editor.css", `${folder}/editor.css`);
}

// Writes the editor to a folder: the page /beheer and the files it loads. It runs as a separate
// process during a build and `npm run dev`, because it loads every module that reads content/. A
// build has no editor as long as there is no git host to save to; --beside-site is for the editor
// of this machine, and --always for tests. With --forms, only what follows from the texts is made
// anew.
const [folder, ...options] = process.argv.slice(2);
if (!folder) {
  throw new Error("Name the folder to write the editor to: node owner/editor/page/make.ts dist");
}
if (site.data.editor.repository !== "" || options.length > 0) {
  const isBesideSite = options.includes("--beside-site");
  if (!options.includes("--forms")) {
    await bundleEditor(`${folder}/beheer`);
  }
  const config = currentConfig({ isBesideSite });
  await writeFile(`${folder}/beheer/config.json`, JSON.stringify(config));
  await writeFile(`${folder}/beheer/texts.json`, JSON.stringify(readableTexts(config.formats)));
  await writeFile(`${folder}/beheer/status.json`, JSON.stringify(await statusOf(process.cwd())));
  const pages = isBesideSite ? ownersPages : [];
  await writeFile(`${folder}/beheer.html`, editorPage(site.data.editor, business.data.name, pages));
}
