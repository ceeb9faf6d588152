import { createSite, startSiteServer } from "@contractor/deploy/server.ts";
import { startInbox } from "@contractor/scripts/inbox.ts";
import { stopAtEndOfInput, untilStopped } from "@contractor/scripts/until-stopped.ts";
import { execa } from "execa";
import { type Handler, Hono } from "hono";

// Serves the built site to the browser tests, with the real mail service and a real inbox, each on
// a port that is free. Prints the ports; see servedPorts in addresses.ts.
const host = "127.0.0.1";

/** The built site with the editor, which it does not have yet as long as no repository is named. */
async function siteWithEditor() {
  const folder = "node_modules/.cache/editor/tested";
  await execa(process.execPath, ["owner/editor/page/make.ts", folder, "--always"]);
  const editor = createSite(folder);
  const toEditor: Handler = ({ req }) => editor.fetch(req.raw);
  return new Hono()
    .get("/beheer", toEditor)
    .get("/beheer/*", toEditor)
    .route("/", createSite("dist"));
}

stopAtEndOfInput();
await untilStopped(async () => {
  const inbox = await startInbox({ webHost: host, webPort: 0, smtpPort: 0 });
  const env = {
    ...process.env,
    SMTP_URL: `smtp://${host}:${inbox.smtpPort}`,
    LIMIT_CLIENT: "99999/99999",
    LIMIT_EVERYONE: "99999/99999",
  };
  const server = await startSiteServer(host, 0, env, await siteWithEditor());
  console.log(`site ${server.port}, inbox ${inbox.webPort}, SMTP ${inbox.smtpPort}`);
  return [() => server.close(), inbox.close];
});
