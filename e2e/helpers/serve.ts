import { startInbox } from "#scripts/inbox.ts";
import { untilStopped } from "#scripts/until-stopped.ts";
import { startSiteServer } from "#server/server.ts";
import { gitHubUrl, inboxPort, sitePort, smtpPort } from "./addresses.ts";

// Serves the built site to the browser tests, with the real mail service and a real inbox.
const host = "127.0.0.1";
const gitHub = { GITHUB_CLIENT_ID: "app", GITHUB_CLIENT_SECRET: "secret", GITHUB_URL: gitHubUrl };
const smtp = {
  SMTP_URL: `smtp://${host}:${smtpPort}`,
  LIMIT_CALLS: "99999/99999",
  LIMIT_MAILS: "9999/9999",
};

await untilStopped(async () => {
  const endInbox = await startInbox({ webHost: host, webPort: inboxPort, smtpPort });
  const env = { ...process.env, ...smtp, ...gitHub };
  const server = await startSiteServer(process.cwd(), host, sitePort, env);
  return [() => server.close(), endInbox];
});
