import { existsSync } from "node:fs";
import { glob, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { factFiles } from "@contractor/core/fact-files.ts";
import { inColoursOf } from "@contractor/core/facts/firm/colours.ts";
import { ownLogo } from "@contractor/core/facts/firm/own-logo.ts";
import { business } from "@contractor/core/facts.ts";
import { openContent } from "@contractor/core/open-content.ts";
import { onDisk } from "@contractor/core/reading/files.ts";
import type { AstroIntegration } from "astro";
import { drawingOf, iconsOf, onWhite } from "./icons.ts";

const hasOwnColours = () => Boolean(business.data.mainColour ?? business.data.accentColour);

/** Gives the drawings of site/public/, which were copied as they are, the firm's colours. */
async function recolour(root: string): Promise<void> {
  for await (const name of glob("*.svg", { cwd: root, exclude: ["logo.svg"] })) {
    const file = join(root, name);
    await writeFile(file, inColoursOf(business.data, await readFile(file, "utf8")));
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
      "astro:server:setup": ({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          const [path = ""] = (request.url ?? "").split("?");
          const file = resolve("site/public", path.slice(1));
          if (!/^\/[\w-]+\.svg$/.test(path) || path === "/logo.svg" || !existsSync(file)) {
            next();
            return;
          }
          response.setHeader("Content-Type", "image/svg+xml");
          // As they are now: the owner may be changing them.
          const firm = openContent(onDisk()).dataIn(factFiles.business) ?? business.data;
          response.end(inColoursOf(firm, await readFile(file, "utf8")));
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
