import { rm } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import type { AstroIntegration } from "astro";
import { Hono } from "hono";
import { site } from "#data/firm/site.ts";
import { beginApp } from "./begin/begin-app.ts";
import { beginPath } from "./begin/begin-page.ts";
import { startServices } from "./editor/file/new-services.ts";
import { allTexts } from "./editor/file/text-files.ts";
import { failurePage, mistakesPage } from "./editor/local/mistakes-page.ts";
import { removalApp } from "./editor/local/removal-app.ts";
import { draftsApp } from "./editor/page/drafts.ts";
import { freshEditor } from "./editor/page/fresh-editor.ts";
import { draftPath } from "./editor/page/preview.ts";
import { removalPath } from "./editor/page/removal-path.ts";
import { keepVersions } from "./editor/versions/keep-versions.ts";
import { versionsApp, versionsPath } from "./editor/versions/versions-app.ts";
import { onlineApp } from "./online/online-app.ts";
import { onlinePath } from "./online/online-pages.ts";
import { pricesApp, pricesPath } from "./prices/prices-app.ts";

const folder = "node_modules/.cache/editor/running";
const drafts = "node_modules/.cache/editor/drafts";
const project = process.cwd();

/** Answers with an app, and leaves the Request and Response of the process as they are. */
const listenerFor = (app: Hono) => getRequestListener(app.fetch, { overrideGlobalObjects: false });

/** Serves the editor at /beheer during `npm run dev`. A build makes it in a separate step. */
export function editor(): AstroIntegration {
  return {
    name: "editor",
    hooks: {
      "astro:server:setup": async ({ server }) => {
        if (!site.data.editor.enabled) {
          return;
        }
        const { config, renew } = await freshEditor(project, folder);

        // The pages read this folder; they have no module in common with this one.
        await rm(drafts, { recursive: true, force: true });
        process.env.CONTENT_DRAFTS = drafts;
        const toDrafts = draftsApp(drafts, (path) => {
          server.watcher.emit("change", resolve(path));
        });
        server.middlewares.use(draftPath, listenerFor(toDrafts));
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
        server.middlewares.use(beginPath, ownersPage(beginApp(project, config)));
        server.middlewares.use(pricesPath, ownersPage(pricesApp(project, config)));
        server.middlewares.use(onlinePath, ownersPage(onlineApp(project)));
        server.middlewares.use(versionsPath, ownersPage(versionsApp(project, config)));
        server.watcher.on("change", (file) => {
          if (relative(project, file) === join("content", "services.yaml")) {
            startServices(project);
          }
        });
        server.middlewares.use(removalPath, ownersPage(removalApp(project, config)));
        if (process.argv.includes("--beheer")) {
          const { answer, forget } = mistakesPage(project, config);
          server.middlewares.use(answer);
          server.watcher.on("all", forget);
          const changed = await keepVersions(project, config);
          server.watcher.on("all", (_event, file) => changed(relative(project, file)));
        }

        // Served below /beheer, so the page is at the root of this app.
        const files = new Hono()
          .get("/", serveStatic({ path: `${folder}/beheer.html` }))
          .get("/local.css", serveStatic({ path: "owner/editor/local/page.css" }))
          .get("/local-form.css", serveStatic({ path: "owner/editor/local/form.css" }))
          .get("/palette.js", serveStatic({ path: "owner/editor/local/palette.js" }))
          .get("*", serveStatic({ root: `${folder}/beheer` }));
        server.middlewares.use("/beheer", listenerFor(files));
      },
    },
  };
}
