import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";
import { fixedSettings } from "#mail/config/config.ts";

export interface RunningServer {
  port: number;
  /**
   * Stops accepting, lets requests in flight finish, and resolves when all connections are closed.
   */
  close(): Promise<void>;
}

// Longer than the mail of an enquiry may take, so that nothing is cut off that could still succeed.
const closeWithinMs = 14_000;
// How long to wait for a request on a connection that had none yet.
const useWithinMs = 1_000;

/**
 * Milliseconds a client has to send its headers and its whole request; after that it is cut off
 * (408).
 */
const slowClientLimits = {
  headersTimeout: 5_000,
  requestTimeout: fixedSettings.bodySeconds * 1_000,
  connectionsCheckingInterval: 1_000,
};

/**
 * Serves `app` with limits against slow clients. Rejects when the address cannot be listened on.
 */
export async function startServer(
  app: Hono,
  host: string,
  port: number,
  limits = slowClientLimits,
): Promise<RunningServer> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    overrideGlobalObjects: false,
    // Longer than reverse proxies keep theirs, so that none sends into a connection being closed.
    serverOptions: { ...limits, keepAliveTimeout: 65_000 },
  }) as Server;
  // A browser opens connections that it may need, which no timeout ends once the server closes.
  const unused = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  server.on("request", (request, response) => {
    unused.delete(request.socket);
    // A connection kept alive would outlast the server's closing.
    response.once("close", () => {
      if (!server.listening) {
        server.closeIdleConnections();
      }
    });
  });
  await once(server.listen(port, host), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const destroyUnused = () => {
        for (const socket of unused) {
          socket.destroy();
        }
      };
      const unusedTimer = setTimeout(destroyUnused, useWithinMs);
      const closeTimer = setTimeout(() => server.closeAllConnections(), closeWithinMs);
      await new Promise((resolve) => server.close(resolve));
      clearTimeout(unusedTimer);
      clearTimeout(closeTimer);
    },
  };
}
