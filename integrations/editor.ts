import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { text as readText } from "node:stream/consumers";
import { promisify } from "node:util";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import type { AstroIntegration } from "astro";
import { Hono } from "hono";
import { site } from "#data/business/site.ts";
import { draftPath } from "#editor/preview.ts";

const folder = "node_modules/.cache/editor/running";

/**
 * Serves the browser editor at /beheer beside a running `npm run dev`; in a build it is a step of
 * its own.
 */
export function editor(): AstroIntegration {
  return {
    name: "editor",
    hooks: {
      "astro:server:setup": async ({ server }) => {
        if (!site.data.editor.enabled) {
          return;
        }
        await promisify(execFile)(process.execPath, ["editor/make.ts", folder, "--previews"]);

        // What is typed in the editor takes the place of one file, until another is typed in or the
        // form is left.
        const drafts = new Map<string, string>();
        globalThis.contentDrafts = drafts;
        server.middlewares.use(draftPath, async (request, response) => {
          const isOwn = request.headers["sec-fetch-site"] === "same-origin";
          const said =
            isOwn && request.method === "PUT" ? JSON.parse(await readText(request)) : undefined;
          const changed = new Set(drafts.keys());
          if (isOwn) {
            drafts.clear();
          }
          if (said) {
            changed.add(said.path) && drafts.set(said.path, said.text);
          }
          for (const file of changed) {
            server.watcher.emit("change", resolve(file));
          }
          response.writeHead(isOwn ? 204 : 403).end();
        });

        // Below /beheer, so that the page is at the root.
        const files = new Hono()
          .get("/", serveStatic({ path: `${folder}/beheer.html` }))
          .get("*", serveStatic({ root: `${folder}/beheer` }));
        server.middlewares.use(
          "/beheer",
          getRequestListener(files.fetch, { overrideGlobalObjects: false }),
        );
      },
    },
  };
}
