import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { cp, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { build, type Plugin } from "esbuild";
import { parse } from "yaml";
import { digestOf } from "../src/build-cache.ts";

const library = dirname(createRequire(import.meta.url).resolve("@sveltia/cms"));
const languages = /^(nl|en-US)$/;
/** What stands in for what is left out, once. */
const leftOut = { path: "./left-out.js", external: true };

/** Dutch with what the library leaves in English; the other languages and the colours of code stay out. */
const onlyDutch: Plugin = {
  name: "only-dutch",
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /^@shikijs\/(langs|themes)\// }, ({ path }) =>
      /\/(markdown|yaml)$/.test(path) ? undefined : leftOut,
    );
    onResolve({ filter: /locales\/[\w-]+\.json$/ }, ({ path }) =>
      languages.test(/([\w-]+)\.json$/.exec(path)?.[1] ?? "") ? undefined : leftOut,
    );
    onLoad({ filter: /locales\/nl\.json$/ }, ({ path }) => {
      const dutch = JSON.parse(readFileSync(path, "utf8")) as Texts;
      const added = parse(readFileSync("editor/nl.yaml", "utf8")) as Texts;
      return { contents: JSON.stringify(replace(dutch, added)), loader: "json" };
    });
  },
};

/** What the library would ask a page of its git host whether there is a disturbance, before anybody has signed in. */
const disturbances = {
  "https://www.githubstatus.com/api/v2/status.json": { status: { indicator: "none" } },
  "https://status-api.hostedstatus.com/1.0/status/5b36dc6502d06804c08349f7": {
    result: { status_overall: { status_code: 100 } },
  },
};

const cdnFont = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g;

/** The library's addresses on servers of others: its fonts, which the page's policy refuses, and disturbances. */
const ownAddresses: Plugin = {
  name: "own-addresses",
  setup: ({ onLoad }) => {
    const files = readdirSync(join(library, "assets"));
    onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, ({ path }) => {
      let contents = readFileSync(path, "utf8").replaceAll(cdnFont, (_, name: string, subset: string) => {
        const file = files.find((candidate) => candidate.startsWith(`${name}-${subset}`));
        return `/beheer/assets/${file}`;
      });
      for (const [address, answer] of Object.entries(disturbances)) {
        if (!contents.includes(address))
          throw new Error(`${path} asks ${address} no more — look what it asks now`);
        contents = contents.replaceAll(
          address,
          `data:application/json,${encodeURIComponent(JSON.stringify(answer))}`,
        );
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
  for (const [name, text] of Object.entries(by))
    texts[name] = typeof text === "object" ? replace((texts[name] ?? {}) as Texts, text) : text;
  return texts;
}

/** What the bundle is made of; the same name means the same bundle. */
function fingerprint(): string {
  const own = globSync("{editor,src/content,contract}/**/*.{ts,css}").toSorted();
  const files = [join(library, "index.js"), "editor/nl.yaml", ...own];
  return digestOf(...files.flatMap((file) => [file, readFileSync(file)])).toString("hex", 0, 8);
}

/**
 * Puts the editor's script, fonts and pictures into `folder`. They are the same until editor/ or the library changes, so
 * they are made once and kept in node_modules.
 */
export async function bundleEditor(folder: string): Promise<void> {
  const kept = `node_modules/.cache/editor/${fingerprint()}`;
  if (!existsSync(kept)) {
    // Under another name first: two builds at a time are not in each other's way, and one of them is first.
    const unfinished = `${kept}.${process.pid}`;
    await makeBundle(unfinished);
    await rename(unfinished, kept).catch(() => rm(unfinished, { recursive: true }));
    // Earlier ones are not needed any more; one that another build is making has a point in its name.
    for (const other of readdirSync(dirname(kept)))
      if (other !== basename(kept) && !other.includes("."))
        await rm(join(dirname(kept), other), { recursive: true, force: true });
  }
  await cp(kept, folder, { recursive: true });
}

async function makeBundle(unfinished: string): Promise<void> {
  await build({
    entryPoints: { editor: "editor/browser/main.ts" },
    outdir: unfinished,
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
  await cp(join(library, "assets"), `${unfinished}/assets`, { recursive: true });
  await cp("editor/editor.css", `${unfinished}/editor.css`);
  await writeFile(`${unfinished}/left-out.js`, "export default {};\n");
}
