import { execFile } from "node:child_process";
import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { AstroIntegration } from "astro";
import { getMimeType } from "hono/utils/mime";
import { site } from "../src/content/business/site.ts";

const folder = "node_modules/.cache/editor/running";

/** Serves the browser editor at /beheer beside a running `npm run dev`; in a build it is a step of its own. */
export function editor(): AstroIntegration {
  return {
    name: "editor",
    hooks: {
      "astro:server:setup": async ({ server }) => {
        if (!site.editor.enabled) return;
        await promisify(execFile)(process.execPath, ["editor/make.ts", folder]);
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url ?? "/", "http://localhost");
          const file = join(folder, /^\/beheer\/?$/.test(pathname) ? "beheer.html" : pathname);
          if (!pathname.startsWith("/beheer") || !existsSync(file)) {
            next();
            return;
          }
          response.setHeader("Content-Type", getMimeType(file) ?? "application/octet-stream");
          createReadStream(file).pipe(response);
        });
      },
    },
  };
}
