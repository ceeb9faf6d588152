import { startSiteServer } from "../../server/server.ts";
import { startInbox } from "../../scripts/inbox.ts";
import { inboxPort, sitePort, smtpPort } from "./addresses.ts";

// The built site with the real mail service and a real inbox, for the browser tests.
const host = "127.0.0.1";
const endInbox = await startInbox({ webHost: host, webPort: inboxPort, smtpPort });
const env = { ...process.env, SMTP_URL: `smtp://${host}:${smtpPort}`, RATE_LIMIT_POINTS: "10000" };
const server = await startSiteServer({ root: process.cwd(), host, port: sitePort, env });

process.once("SIGTERM", async () => {
  await server.close();
  await endInbox();
  process.exit(0);
});
