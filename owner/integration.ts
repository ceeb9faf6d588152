import { join, relative } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import type { AstroIntegration } from "astro";
import { Hono } from "hono";
import { beginApp } from "./begin/begin-app.ts";
import { startServices } from "./editor/file/new-services.ts";
import { allTexts } from "./editor/file/text-files.ts";
import { failurePage, mistakesPage } from "./editor/local/mistakes-page.ts";
import { freshEditor } from "./editor/page/fresh-editor.ts";
import { takeBackApp } from "./editor/versions/take-back-app.ts";
import { keepVersions } from "./editor/versions/versions.ts";
import { logoApp } from "./logo/logo.ts";
import { onlineApp } from "./online/online-app.ts";

const folder = "node_modules/.cache/editor/running";
const project = process.cwd();

/** Serves the editor at /beheer beside a site that runs, and keeps versions of saves if asked. */
export function editor({ keepsVersions }: { keepsVersions: boolean }): AstroIntegration {
  return {
    name: "editor",
    hooks: {
      "astro:server:setup": async ({ server }) => {
        const { config, renew } = await freshEditor(project, folder);

        // Who writes an article sees it before visitors do.
        process.env.CONTENT_DRAFTS = "shown";
        const pages = new Hono()
          .onError((error, context) => context.html(failurePage(project, config, error), 500))
          .get("/texts.json", (context) => context.json(allTexts()))
          // The editor asks for these first, so its choices are those of now.
          .use("/config.json", async (_context, next) => {
            await renew();
            await next();
          })
          .route("/begin", beginApp(project))
          .route("/logo", logoApp(project))
          .route("/online", onlineApp(project))
          .route("/terug", takeBackApp(project, config))
          .get("/", serveStatic({ path: `${folder}/beheer.html` }))
          .get("/local.css", serveStatic({ path: "owner/editor/local/page.css" }))
          .get("*", serveStatic({ root: `${folder}/beheer` }));
        // The Request and Response of the process stay as they are.
        const listener = getRequestListener(pages.fetch, { overrideGlobalObjects: false });
        server.middlewares.use("/beheer", listener);
        server.watcher.on("change", (file) => {
          if (relative(project, file) === join("content", "services.yaml")) {
            startServices(project);
          }
        });
        server.middlewares.use(mistakesPage(project, config));
        if (keepsVersions) {
          const changed = await keepVersions(project);
          server.watcher.on("all", (_event, file) => changed(relative(project, file)));
        }
      },
    },
  };
}
