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
 * Serves the mail service, or what `around` makes of it. Closing it waits for the mails on their
 * way as well, for as long as each may take.
 */
export async function startMailService(
  config: MailConfig,
  host: string,
  port: number,
  around: (mail: Hono) => Hono = (mail) => mail,
): Promise<RunningServer> {
  // Closed in the opposite order, also when one of them cannot be started.
  await using starting = new AsyncDisposableStack();
  const { redisUrl, storePatienceMs } = config;
  const store =
    redisUrl === undefined ? undefined : createRedisStore(redisUrl, logToStdout, storePatienceMs);
  starting.defer(() => store?.close());
  const filesConfig = { ...config, sendDeadlineMs: config.filesDeadlineMs };
  const transport = createMailTransport(config);
  const filesTransport = createMailTransport(filesConfig, 3);
  starting.defer(() => transport.close());
  starting.defer(() => filesTransport.close());
  const metrics = createMetrics(store);
  const app = createMailApp(config, transport, { filesTransport, metrics, store });
  if (config.github) {
    app.route("/", createGitHubSignIn(config.github));
  }
  const figures =
    config.metrics && (await startServer(metrics.app, config.metrics.host, config.metrics.port));
  starting.defer(() => figures?.close());
  const server = await startServer(around(app), host, port);
  starting.defer(() => server.close());
  if (figures) {
    logToStdout({ level: "info", event: "figures", port: figures.port });
  }
  const started = starting.move();
  return { port: server.port, close: () => started.disposeAsync() };
}
