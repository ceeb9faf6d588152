import type { Hono } from "hono";
import { createMailApp } from "./app.ts";
import type { MailConfig } from "./config/config.ts";
import { logToStdout } from "./http/log.ts";
import { type RunningServer, startServer } from "./http/server.ts";
import { createMailTransport } from "./smtp/transport.ts";
import { createRedisStore } from "./store/redis-store.ts";

/**
 * Serves the mail service, by itself or mounted in a larger app such as the site. Closing it waits
 * for what is on its way.
 */
export async function startMailService(
  config: MailConfig,
  host: string,
  port: number,
  mount = (mail: Hono) => mail,
): Promise<RunningServer> {
  const store = config.redisUrl ? createRedisStore(config, logToStdout) : undefined;
  const transport = createMailTransport(config);
  // Microsoft 365 takes three connections at once. What nobody waits for has the third.
  const slowTransport = createMailTransport(
    { ...config, sendDeadlineMs: config.filesDeadlineMs },
    1,
  );
  const app = createMailApp(config, transport, { slowTransport, store });

  let server: RunningServer | undefined;
  async function close(): Promise<void> {
    await server?.close();
    await Promise.all([transport, slowTransport].map((each) => each.close()));
    store?.close();
  }
  try {
    server = await startServer(mount(app), host, port);
    return { port: server.port, close };
  } catch (error) {
    await close();
    throw error;
  }
}
