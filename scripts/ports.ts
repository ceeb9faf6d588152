import { once } from "node:events";
import { createServer } from "node:net";

export interface Port {
  variable: string;
  number: number;
  host: string;
}

/** Reads a port from its variable. Throws one sentence when the variable holds something else. */
export function readPort(variable: string, fallback: number, host: string, env = process.env): Port {
  const number = Number(env[variable] || fallback);
  if (Number.isInteger(number) && number > 0 && number < 65_536) return { variable, number, host };
  throw new Error(
    `${variable} is "${env[variable]}", which is not a port. Set it to a number from 1 to 65535.`,
  );
}

/** Rejects with one sentence when a port is used twice, taken or not allowed. */
export async function checkPorts(ports: readonly Port[]): Promise<void> {
  for (const [index, port] of ports.entries()) {
    const { variable, number, host } = port;
    const twin = ports.slice(0, index).find((other) => other.number === number);
    if (twin)
      throw new Error(
        `${twin.variable} and ${variable} are both ${number}. Set ${variable} to another port.`,
      );
    const probe = createServer().listen(number, host);
    await once(probe, "listening").catch(({ code }) => {
      throw new Error(portProblem(port, code));
    });
    await probe[Symbol.asyncDispose]();
  }
}

function portProblem({ variable, number, host }: Port, code: string): string {
  const advice = `Set ${variable} to another port, for example ${variable}=${number + 1000}.`;
  if (code === "EADDRINUSE") return `Port ${number} is already in use. ${advice}`;
  if (code === "EACCES") return `Port ${number} may not be opened by this user. ${advice}`;
  return `Cannot listen on ${host}:${number} (${code}). Set HOST to an address of this machine, or leave it out.`;
}

/** The host to write in an address for whoever uses this machine, when listening on `host`. */
export function reachableHost(host: string): string {
  if (["0.0.0.0", "::", "127.0.0.1", "::1"].includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
