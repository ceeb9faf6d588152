import { existsSync } from "node:fs";
import { glob, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { Plugin } from "vite";
import { business } from "#data/firm/business.ts";
import { inColoursOf } from "#data/firm/colours.ts";
import { ownLogo } from "#data/firm/own-logo.ts";
import { drawingOf, iconsOf, onWhite } from "./icons.ts";

const inOurColours = (source: string) => inColoursOf(business.data, source);

const hasOwnColours = () => Boolean(business.data.mainColour ?? business.data.accentColour);

/** Where the colours of the design are defined, and stay. */
const definition = resolve("src/data/firm/colours.ts");
const ownSources = resolve("src/");

const scripts: Plugin = {
  name: "firm-colours",
  enforce: "pre",
  transform(source, id) {
    const [file = ""] = id.split("?");
    const isOurs = file.startsWith(ownSources) && /\.tsx?$/.test(file) && file !== definition;
    return isOurs && hasOwnColours() ? { code: inOurColours(source), map: null } : undefined;
  },
};

interface Styles {
  walkDecls(change: (declaration: { value: string }) => void): void;
}

/** A plugin of PostCSS. */
export const styleColours = {
  postcssPlugin: "firm-colours",
  Once(styles: Styles): void {
    styles.walkDecls((declaration) => {
      declaration.value = inOurColours(declaration.value);
    });
  },
};

/** Gives the drawings of public/, which were copied as they are, the firm's colours. */
async function recolour(root: string): Promise<void> {
  for await (const name of glob("*.svg", { cwd: root, exclude: ["logo.svg"] })) {
    const file = join(root, name);
    await writeFile(file, inOurColours(await readFile(file, "utf8")));
  }
}

/** Makes the icons anew, from the firm's logo or from the mark in its colours. */
async function remakeIcons(root: string): Promise<void> {
  const mark = join(root, "favicon.svg");
  const logo = ownLogo(root);
  const square = logo && (await onWhite(join(root, logo.file)));
  if (square) {
    await writeFile(mark, drawingOf(square));
  }
  const icons = await iconsOf(square ?? (await readFile(mark)));
  for (const [name, icon] of Object.entries(icons)) {
    await writeFile(join(root, name), icon);
  }
}

/** Gives the site the colours and the logo of the firm, where it has its own. */
export function firmLook(): AstroIntegration {
  return {
    name: "firm-look",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [scripts] } });
      },
      "astro:server:setup": ({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          const [path = ""] = (request.url ?? "").split("?");
          const file = resolve("public", path.slice(1));
          if (!/^\/[\w-]+\.svg$/.test(path) || path === "/logo.svg" || !existsSync(file)) {
            next();
            return;
          }
          response.setHeader("Content-Type", "image/svg+xml");
          response.end(inOurColours(await readFile(file, "utf8")));
        });
      },
      "astro:build:done": async ({ dir }) => {
        const root = fileURLToPath(dir);
        if (hasOwnColours()) {
          await recolour(root);
        }
        if (hasOwnColours() || ownLogo()) {
          await remakeIcons(root);
        }
      },
    },
  };
}
