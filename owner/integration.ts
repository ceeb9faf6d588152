import { join, relative } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import type { AstroIntegration } from "astro";
import { Hono } from "hono";
import { beginApp, beginPath } from "./begin/begin-app.ts";
import { startServices } from "./editor/file/new-services.ts";
import { allTexts } from "./editor/file/text-files.ts";
import { failurePage, mistakesPage } from "./editor/local/mistakes-page.ts";
import { freshEditor } from "./editor/page/fresh-editor.ts";
import { takeBackApp, takeBackPath } from "./editor/versions/take-back-app.ts";
import { keepVersions } from "./editor/versions/versions.ts";
import { logoApp, logoPath } from "./logo/logo.ts";
import { onlineApp, onlinePath } from "./online/online-app.ts";

const folder = "node_modules/.cache/editor/running";
const project = process.cwd();

/** Answers with an app, and leaves the Request and Response of the process as they are. */
const listenerFor = (app: Hono) => getRequestListener(app.fetch, { overrideGlobalObjects: false });

/** Serves the editor at /beheer during `npm run dev`. A build makes it in a separate step. */
export function editor(): AstroIntegration {
  return {
    name: "editor",
    hooks: {
      "astro:server:setup": async ({ server }) => {
        const { config, renew } = await freshEditor(project, folder);

        // Who writes an article sees it before visitors do.
        process.env.CONTENT_DRAFTS = "shown";
        server.middlewares.use("/beheer/texts.json", (_request, response) => {
          response.setHeader("content-type", "application/json").end(JSON.stringify(allTexts()));
        });
        const ownersPage = (app: Hono) =>
          listenerFor(
            app.onError((error, context) => context.html(failurePage(project, config, error), 500)),
          );
        // The editor asks for these first, so its choices are those of now.
        server.middlewares.use("/beheer/config.json", async (_request, _response, next) => {
          await renew();
          next();
        });
        server.middlewares.use(beginPath, ownersPage(beginApp(project)));
        server.middlewares.use(logoPath, ownersPage(logoApp(project)));
        server.middlewares.use(onlinePath, ownersPage(onlineApp(project)));
        server.middlewares.use(takeBackPath, ownersPage(takeBackApp(project, config)));
        server.watcher.on("change", (file) => {
          if (relative(project, file) === join("content", "services.yaml")) {
            startServices(project);
          }
        });
        server.middlewares.use(mistakesPage(project, config));
        if (process.argv.includes("--beheer")) {
          const changed = await keepVersions(project);
          server.watcher.on("all", (_event, file) => changed(relative(project, file)));
        }

        // Served below /beheer, so the page is at the root of this app.
        const files = new Hono()
          .get("/", serveStatic({ path: `${folder}/beheer.html` }))
          .get("/local.css", serveStatic({ path: "owner/editor/local/page.css" }))
          .get("*", serveStatic({ root: `${folder}/beheer` }));
        server.middlewares.use("/beheer", listenerFor(files));
      },
    },
  };
}
