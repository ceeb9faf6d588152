import type { Hono } from "hono";
import { createMailApp } from "./app.ts";
import type { MailConfig } from "./config.ts";
import { type RunningServer, startServer } from "./server.ts";
import { createMailTransport } from "./transport.ts";

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
  const server = await startServer(around(createMailApp(config, transport, { filesTransport })), host, port);
  return {
    port: server.port,
    async close() {
      await server.close();
      await Promise.all([transport.close(), filesTransport.close()]);
    },
  };
}
