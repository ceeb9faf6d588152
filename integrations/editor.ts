import { createReadStream, existsSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { bundleEditor } from "../editor/bundle.ts";
import { currentConfig, currentPage, makeEditor } from "../editor/make.ts";
import { site } from "../src/content/firm/site.ts";

const types: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
  ".png": "image/png",
};

/** Adds the browser editor at /beheer, beside a running `npm run dev` too, unless site.yaml leaves it out. */
export function editor(): AstroIntegration {
  if (!site.editor.enabled) return { name: "editor", hooks: {} };
  return {
    name: "editor",
    hooks: {
      "astro:server:setup": async ({ server }) => {
        const folder = fileURLToPath(new URL("../node_modules/.cache/editor/running", import.meta.url));
        await bundleEditor(folder);
        server.middlewares.use("/beheer", async (request, response, next) => {
          const path = new URL(request.url ?? "/", "http://localhost").pathname;
          if (path === "/config.json") {
            response.setHeader("Content-Type", "application/json");
            return response.end(JSON.stringify(await currentConfig()));
          }
          const file = join(folder, path);
          if (path === "/" || !existsSync(file)) {
            if (path !== "/") return next();
            response.setHeader("Content-Type", "text/html");
            return response.end(currentPage());
          }
          response.setHeader("Content-Type", types[extname(file)] ?? "application/octet-stream");
          createReadStream(file).pipe(response);
        });
      },
      "astro:build:done": ({ dir }) => makeEditor(fileURLToPath(dir)),
    },
  };
}
