import { join } from "node:path";
import { Hono } from "hono";
import { mailSettings } from "#build/mail-settings.ts";
import { readMailConfig } from "#mail/config/config.ts";
import type { RunningServer } from "#mail/http/server.ts";
import { startMailService } from "#mail/service.ts";
import { createSite } from "./site.ts";

/**
 * Serves the site built in the project's folder, or another, and the mail service on one origin.
 * Rejects with one sentence when a setting is wrong, and with the system's error when the port
 * cannot be listened on.
 */
export async function startSiteServer(
  root: string,
  host: string,
  port: number,
  env: NodeJS.ProcessEnv,
  site = createSite(join(root, "dist")),
): Promise<RunningServer> {
  const config = readMailConfig(env, mailSettings(root));
  return startMailService(config, host, port, {
    mount: (mail) => new Hono().route("/", mail).route("/", site),
  });
}
