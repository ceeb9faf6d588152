import { join } from "node:path";
import { Hono } from "hono";
import { createMailApp } from "../mail/app.ts";
import { readMailConfig } from "../mail/config.ts";
import { type RunningServer, startServer } from "../mail/server.ts";
import { createMailTransport } from "../mail/transport.ts";
import { createSite } from "./site.ts";

interface SiteServerOptions {
  /** The project's folder: site.yaml, content/ and dist/ are read from it. */
  root: string;
  host: string;
  port: number;
  /** SMTP_URL and the other variables of the mail service. */
  env: NodeJS.ProcessEnv;
}

/**
 * Serves the built site and the mail service on one origin. Rejects with one sentence when a setting is
 * wrong, and with the system's error when the port cannot be listened on.
 */
export async function startSiteServer(options: SiteServerOptions): Promise<RunningServer> {
  const { root, host, port, env } = options;
  const config = readMailConfig(env, root);
  const transport = createMailTransport(config);
  const app = new Hono()
    .route("/", createMailApp(config, transport))
    .route("/", createSite(join(root, "dist")));
  const server = await startServer(app, host, port);
  return {
    port: server.port,
    async close() {
      await server.close();
      transport.close();
    },
  };
}
