import { existsSync } from "node:fs";
import { glob, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { Plugin, ViteDevServer } from "vite";
import { factFiles } from "#data/fact-files.ts";
import { business } from "#data/firm/business.ts";
import { inColoursOf, type OwnColours } from "#data/firm/colours.ts";
import { ownLogo } from "#data/firm/own-logo.ts";
import { openContent } from "#data/open-content.ts";
import { onDisk } from "#data/reading/files.ts";
import { drawingOf, iconsOf, onWhite } from "./icons.ts";

/** The firm's colours; after a change with a mistake, those before it. */
let colours: OwnColours = business.data;

const inOurColours = (source: string) => inColoursOf(colours, source);

const hasOwnColours = () => Boolean(colours.mainColour ?? colours.accentColour);

/** Draws everything anew during `npm run dev` when the firm's colours change. */
function followColours(server: ViteDevServer): void {
  server.watcher.on("change", (file) => {
    if (resolve(file) !== resolve(factFiles.business.path)) {
      return;
    }
    const now = openContent(onDisk()).dataIn(factFiles.business) ?? colours;
    const isSame =
      now.mainColour === colours.mainColour && now.accentColour === colours.accentColour;
    colours = now;
    for (const { moduleGraph, hot } of isSame ? [] : Object.values(server.environments)) {
      moduleGraph.invalidateAll();
      hot.send({ type: "full-reload" });
    }
  });
}

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
        followColours(server);
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
