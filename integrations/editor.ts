import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { text as readText } from "node:stream/consumers";
import { promisify } from "node:util";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import type { AstroIntegration } from "astro";
import { Hono } from "hono";
import { site } from "#data/business/site.ts";
import { type Draft, draftPath } from "#editor/preview.ts";
import { allTexts } from "#editor/text-files.ts";

const folder = "node_modules/.cache/editor/running";

/** Serves the editor at /beheer during `npm run dev`. A build makes it in a separate step. */
export function editor(): AstroIntegration {
  return {
    name: "editor",
    hooks: {
      "astro:server:setup": async ({ server }) => {
        if (!site.data.editor.enabled) {
          return;
        }
        await promisify(execFile)(process.execPath, ["editor/make.ts", folder, "--previews"]);

        // The unsaved text of one form replaces its file, until another form is opened or this one
        // is closed.
        const drafts = new Map<string, string>();
        globalThis.contentDrafts = drafts;
        server.middlewares.use(draftPath, async (request, response) => {
          if (request.headers["sec-fetch-site"] !== "same-origin") {
            response.writeHead(403).end();
            return;
          }
          const changed = new Set(drafts.keys());
          drafts.clear();
          if (request.method === "PUT") {
            const { path, text } = JSON.parse(await readText(request)) as Draft;
            changed.add(path);
            drafts.set(path, text);
          }
          for (const file of changed) {
            server.watcher.emit("change", resolve(file));
          }
          response.writeHead(204).end();
        });
        server.middlewares.use("/beheer/texts.json", (_request, response) => {
          response.setHeader("content-type", "application/json").end(JSON.stringify(allTexts()));
        });

        // Served below /beheer, so the page is at the root of this app.
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
