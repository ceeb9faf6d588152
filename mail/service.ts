import type { Hono } from "hono";
import { createMailApp } from "./app.ts";
import type { MailConfig } from "./config/config.ts";
import { logToStdout } from "./http/log.ts";
import { type RunningServer, startServer } from "./http/server.ts";
import { createMailTransport } from "./smtp/transport.ts";
import { createRedisStore } from "./store/redis-store.ts";

/** The build of the service that is running, as shown in the log. */
export interface Release {
  version: string;
  /** The commit it was built from; "unknown" where it was built without git. */
  commit: string;
}

interface MailServiceOptions {
  /** Which build this is; left out where the service runs from its source. */
  release?: Release;
  /** Mounts the mail service in a larger app, such as the site. */
  mount?: (mail: Hono) => Hono;
}

/** Serves the mail service. Closing it waits for what is on its way. */
export async function startMailService(
  config: MailConfig,
  host: string,
  port: number,
  { release, mount = (mail) => mail }: MailServiceOptions = {},
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
    if (release) {
      logToStdout({ level: "info", event: "release", ...release });
    }
    return { port: server.port, close };
  } catch (error) {
    await close();
    throw error;
  }
}
