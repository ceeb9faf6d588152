import { readdirSync, readFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { build, type Plugin } from "esbuild";
import { parse } from "yaml";

const library = dirname(createRequire(import.meta.url).resolve("@sveltia/cms"));

/**
 * Dutch with what the library leaves in English; the other languages and the colours of code stay
 * out.
 */
const onlyDutch: Plugin = {
  name: "only-dutch",
  setup: ({ onLoad, onResolve }) => {
    // What is left out is only loaded when it is wanted, which here it never is.
    onResolve({ filter: /^@shikijs\/(langs|themes)\/|locales\/[\w-]+\.json$/ }, ({ path }) =>
      /\/(nl|en-US)\.json$/.test(path) ? undefined : { path, external: true },
    );
    onLoad({ filter: /locales\/nl\.json$/ }, ({ path }) => {
      const dutch = JSON.parse(readFileSync(path, "utf8")) as Texts;
      const added = parse(readFileSync("editor/nl.yaml", "utf8")) as Texts;
      return { contents: JSON.stringify(replace(dutch, added)), loader: "json" };
    });
  },
};

/**
 * What the library would ask whether its git host has a disturbance, before anybody has signed in.
 */
const disturbances = [
  "https://www.githubstatus.com/api/v2/status.json",
  "https://status-api.hostedstatus.com/1.0/status/5b36dc6502d06804c08349f7",
];
const none = { status: { indicator: "none" }, result: { status_overall: { status_code: 100 } } };

const cdnFont =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g;

/**
 * The library's addresses on servers of others: its fonts, which the page's policy refuses, and
 * disturbances.
 */
const ownAddresses: Plugin = {
  name: "own-addresses",
  setup: ({ onLoad }) => {
    const files = readdirSync(join(library, "assets"));
    onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, ({ path }) => {
      let contents = readFileSync(path, "utf8").replaceAll(
        cdnFont,
        (_, name: string, subset: string) => {
          const file = files.find((candidate) => candidate.startsWith(`${name}-${subset}`));
          return `/beheer/assets/${file}`;
        },
      );
      for (const address of disturbances) {
        if (!contents.includes(address)) {
          throw new Error(`${path} asks ${address} no more — look what it asks now`);
        }
        const answer = encodeURIComponent(JSON.stringify(none));
        contents = contents.replaceAll(address, `data:application/json,${answer}`);
      }
      return { contents, loader: "js" };
    });
  },
};

interface Texts {
  [name: string]: string | Texts;
}

/** Puts texts in the place of others, at any depth. */
function replace(texts: Texts, by: Texts): Texts {
  for (const [name, text] of Object.entries(by)) {
    texts[name] = typeof text === "object" ? replace((texts[name] ?? {}) as Texts, text) : text;
  }
  return texts;
}

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
    // The check of the content reads what the editor has.
    alias: { "node:fs": "./editor/browser/node-fs.ts", "node:path": "./editor/browser/node-fs.ts" },
    plugins: [onlyDutch, ownAddresses],
    logLevel: "error",
  });
  // The library looks for its fonts beside the script.
  await cp(join(library, "assets"), `${folder}/assets`, { recursive: true });
  await cp("editor/editor.css", `${folder}/editor.css`);
}
