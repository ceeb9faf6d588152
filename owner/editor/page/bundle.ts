import { cp, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { build, type Plugin } from "esbuild";
import { dutchStrings } from "./dutch.ts";

const library = dirname(createRequire(import.meta.url).resolve("@sveltia/cms"));

/** Puts the words of this project in the library's own Dutch. It has no function for that. */
const ownWords: Plugin = {
  name: "own-words",
  setup({ onLoad }) {
    onLoad({ filter: /locales[\\/]nl\.json$/ }, async ({ path }) => ({
      contents: JSON.stringify(dutchStrings(JSON.parse(await readFile(path, "utf8")))),
      loader: "json",
    }));
  },
};

/** Writes the editor's script, fonts and pictures to `folder`. */
export async function bundleEditor(folder: string): Promise<void> {
  await build({
    entryPoints: { editor: "owner/editor/browser/main.ts" },
    outdir: folder,
    bundle: true,
    minify: true,
    format: "esm",
    splitting: true,
    target: "es2024",
    loader: { ".wasm": "file", ".woff2": "file", ".png": "file" },
    // Highlighting of program code, which no form of this site shows.
    external: ["@shikijs/langs/*", "@shikijs/themes/*"],
    plugins: [ownWords],
    logLevel: "error",
  });
  // Sveltia looks for its fonts in the folder of its script.
  await cp(join(library, "assets"), `${folder}/assets`, { recursive: true });
  await cp("owner/editor/page/editor.css", `${folder}/editor.css`);
}
