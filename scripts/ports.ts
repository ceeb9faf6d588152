import { once } from "node:events";
import { createServer } from "node:net";
import { readPort } from "@contractor/mail/http/server.ts";

type Port = ReturnType<typeof portAt>;

/** The port to listen on at this host: the one in the variable, or the default. */
export const portAt = (variable: string, usual: number, host: string, env = process.env) => ({
  variable,
  host,
  number: readPort(variable, usual, env),
});

/** Rejects with one sentence when a port cannot be listened on. */
export async function checkPorts(ports: readonly Port[]): Promise<void> {
  for (const { variable, number, host } of ports) {
    const probe = createServer().listen(number, host);
    await once(probe, "listening").catch(({ code }) => {
      const cause = code === "EADDRINUSE" ? "it is already in use" : code;
      const advice = `Set ${variable} to another port, for example ${variable}=${number + 1000}.`;
      throw new Error(`Cannot listen on port ${number} of ${host}: ${cause}. ${advice}`);
    });
    await probe[Symbol.asyncDispose]();
  }
}

/** The host in addresses on this machine, for a server that listens on `host`. */
export function reachableHost(host: string): string {
  return ["0.0.0.0", "::", "127.0.0.1", "::1"].includes(host) ? "localhost" : host;
}
