import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";
import { fixedSettings } from "#config/config.ts";

export interface RunningServer {
  port: number;
  /** Stops accepting, lets requests finish, and resolves when all connections are closed. */
  close(): Promise<void>;
}

// Longer than the mail of an enquiry may take, so that nothing is cut off that could still succeed.
const closeWithinMs = 14_000;

const serverOptions = {
  // Against slow clients: milliseconds for the headers and for the whole request, then 408.
  headersTimeout: 5_000,
  requestTimeout: fixedSettings.bodySeconds * 1_000,
  connectionsCheckingInterval: 1_000,
  // Longer than reverse proxies keep theirs, so that none sends into a connection being closed.
  keepAliveTimeout: 65_000,
};

/** Serves `app`. Rejects when the address cannot be listened on. */
export async function startServer(app: Hono, host: string, port: number): Promise<RunningServer> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    overrideGlobalObjects: false,
    serverOptions,
  }) as Server;
  const answering = new Set<ServerResponse>();
  server.on("request", (_request, response) => {
    answering.add(response);
    response.once("close", () => answering.delete(response));
  });
  await once(server.listen(port, host), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      const deadline = performance.now() + closeWithinMs;
      do {
        await delay(50);
      } while (answering.size > 0 && performance.now() < deadline);
      // Browsers keep connections open, and open some that they may need later.
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The port in a variable, or the default. Throws when the variable holds something else. */
export function readPort(variable: string, defaultPort: number, env = process.env): number {
  const port = Number(env[variable] || defaultPort);
  if (Number.isInteger(port) && port > 0 && port <= 65_535) {
    return port;
  }
  const advice = "Set it to a number from 1 to 65535.";
  throw new Error(`${variable} is "${env[variable]}", which is not a port. ${advice}`);
}
