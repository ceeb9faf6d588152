import { once } from "node:events";
import { createServer } from "node:net";
import { readPort } from "#mail/http/run.ts";

type Port = ReturnType<typeof portAt>;

/** The port to listen on at this host: the one in the variable, or the default. */
export const portAt = (variable: string, usual: number, host: string, env = process.env) => ({
  variable,
  host,
  // With port 0, any free port, nobody would know which address to open.
  number: readPort(variable, usual, env, 1),
});

/** Rejects with one sentence when a port is used twice, taken or not allowed. */
export async function checkPorts(ports: readonly Port[]): Promise<void> {
  for (const [index, port] of ports.entries()) {
    const { variable, number, host } = port;
    const twin = ports.slice(0, index).find((other) => other.number === number);
    if (twin) {
      throw new Error(
        `${twin.variable} and ${variable} are both ${number}. Set ${variable} to another port.`,
      );
    }
    const probe = createServer().listen(number, host);
    await once(probe, "listening").catch(({ code }) => {
      throw new Error(portProblem(port, code));
    });
    await probe[Symbol.asyncDispose]();
  }
}

function portProblem({ variable, number, host }: Port, code: string): string {
  const advice = `Set ${variable} to another port, for example ${variable}=${number + 1000}.`;
  if (code === "EADDRINUSE") {
    return `Port ${number} is already in use. ${advice}`;
  }
  if (code === "EACCES") {
    return `Port ${number} may not be opened by this user. ${advice}`;
  }
  return `Cannot listen on ${host}:${number} (${code}). Set HOST to an address of this machine, or leave it out.`;
}

/** The host in addresses on this machine, for a server that listens on `host`. */
export function reachableHost(host: string): string {
  if (["0.0.0.0", "::", "127.0.0.1", "::1"].includes(host)) {
    return "localhost";
  }
  return host.includes(":") ? `[${host}]` : host;
}
