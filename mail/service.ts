import type { Hono } from "hono";
import { createMailApp } from "./app.ts";
import type { MailConfig } from "./config/config.ts";
import { createRedisStore } from "./dedupe/redis-store.ts";
import { logToStdout } from "./http/log.ts";
import { createMetrics } from "./http/metrics.ts";
import { type RunningServer, startServer } from "./http/server.ts";
import { createGitHubSignIn } from "./sign-in/github.ts";
import { createMailTransport } from "./smtp/transport.ts";

/**
 * Serves the mail service, or what `around` makes of it. Closing it waits for the mails on their way as well, for
 * as long as each may take.
 */
export async function startMailService(
  config: MailConfig,
  host: string,
  port: number,
  around: (mail: Hono) => Hono = (mail) => mail,
): Promise<RunningServer> {
  const transport = createMailTransport(config);
  const filesTransport = createMailTransport({ ...config, sendDeadlineMs: config.filesDeadlineMs }, 3);
  const store = config.redisUrl === undefined ? undefined : createRedisStore(config.redisUrl, logToStdout);
  const metrics = createMetrics(store);
  const app = createMailApp(config, transport, { filesTransport, metrics, ...(store && { store }) });
  if (config.github) app.route("/", createGitHubSignIn(config.github));
  let figures: RunningServer | undefined;
  const close = async () => {
    await figures?.close();
    await Promise.all([transport.close(), filesTransport.close()]);
    store?.close();
  };
  try {
    figures = config.metrics && (await startServer(metrics.app, config.metrics.host, config.metrics.port));
    const server = await startServer(around(app), host, port);
    if (figures) logToStdout({ level: "info", event: "figures", port: figures.port });
    return {
      port: server.port,
      async close() {
        await server.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
