import { cp } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { build } from "esbuild";

const library = dirname(createRequire(import.meta.url).resolve("@sveltia/cms"));

/** Puts the editor's script, fonts and pictures into `folder`. */
export async function bundleEditor(folder: string): Promise<void> {
  await build({
    entryPoints: { editor: "editor/browser/main.ts" },
    outdir: folder,
    bundle: true,
    minify: true,
    format: "esm",
    splitting: true,
    target: "es2024",
    loader: { ".wasm": "file", ".woff2": "file", ".png": "file" },
    // The colours of program code, which no form of this site shows.
    external: ["@shikijs/langs/*", "@shikijs/themes/*"],
    // The check of the content reads what the editor has.
    alias: { "node:fs": "./editor/browser/node-fs.ts", "node:path": "./editor/browser/node-fs.ts" },
    logLevel: "error",
  });
  // The library looks for its fonts beside the script.
  await cp(join(library, "assets"), `${folder}/assets`, { recursive: true });
  await cp("editor/editor.css", `${folder}/editor.css`);
}
