import { execFile } from "node:child_process";
import { createReadStream, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { text as readText } from "node:stream/consumers";
import { promisify } from "node:util";
import type { AstroIntegration } from "astro";
import { getMimeType } from "hono/utils/mime";
import { draftPath } from "../editor/preview.ts";
import { site } from "../src/content/business/site.ts";

const folder = "node_modules/.cache/editor/running";

/** Serves the browser editor at /beheer beside a running `npm run dev`; in a build it is a step of its own. */
export function editor(): AstroIntegration {
  return {
    name: "editor",
    hooks: {
      "astro:server:setup": async ({ server }) => {
        if (!site.editor.enabled) return;
        await promisify(execFile)(process.execPath, ["editor/make.ts", folder, "--previews"]);

        // What is typed in the editor takes the place of one file, until another is typed in or the form is left.
        const drafts = new Map<string, string>();
        globalThis.contentDrafts = drafts;
        server.middlewares.use(draftPath, async (request, response) => {
          const isOwn = request.headers["sec-fetch-site"] === "same-origin";
          const said = isOwn && request.method === "PUT" ? JSON.parse(await readText(request)) : undefined;
          const changed = new Set(drafts.keys());
          if (isOwn) drafts.clear();
          if (said) changed.add(said.path) && drafts.set(said.path, said.text);
          for (const file of changed) {
            server.watcher.emit("change", resolve(file));
            server.watcher.emit("all", "change", resolve(file));
          }
          response.writeHead(isOwn ? 204 : 403).end();
        });

        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url ?? "/", "http://localhost");
          const file = join(folder, /^\/beheer\/?$/.test(pathname) ? "beheer.html" : pathname);
          if (!pathname.startsWith("/beheer") || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
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
