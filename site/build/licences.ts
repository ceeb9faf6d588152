import { appendFileSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { Plugin } from "vite";

const fileName = "licences.txt";

/** Lets Vite write the licences of the packages in the scripts of pages. */
const ofScripts: Plugin = {
  name: "licences-of-scripts",
  configEnvironment: (name) => (name === "client" ? { build: { license: { fileName } } } : {}),
};

/** What visitors download besides: the typeface, and the library of the service worker. */
const otherPackages = ["@fontsource-variable/archivo", "workbox-core"];

const readIn = (folder: string, file: string) =>
  readFileSync(`node_modules/${folder}/${file}`, "utf8");

/** Completes dist/licences.txt, the notices of all that others made and visitors download. */
export function licences(): AstroIntegration {
  return {
    name: "licences",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [ofScripts] } });
      },
      "astro:build:done": ({ dir }) => {
        for (const folder of otherPackages) {
          const { name, version, license } = JSON.parse(readIn(folder, "package.json"));
          const text = `\n## ${name} - ${version} (${license})\n\n${readIn(folder, "LICENSE").trim()}\n`;
          appendFileSync(fileURLToPath(new URL(fileName, dir)), text);
        }
      },
    },
  };
}
