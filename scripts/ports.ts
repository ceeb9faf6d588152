import { createServer } from "node:net";

/** A port this program listens on, and the environment variable that changes it. */
export interface Port {
  variable: "PORT" | "INBOX_PORT" | "SMTP_PORT" | "MAIL_PORT";
  number: number;
  host: string;
}

/** Reads a port from its variable. Throws one sentence when the variable holds something else. */
export function readPort(
  variable: Port["variable"],
  fallback: number,
  host: string,
  env: NodeJS.ProcessEnv = process.env,
): Port {
  const number = Number(env[variable] || fallback);
  if (Number.isInteger(number) && number > 0 && number < 65_536) return { variable, number, host };
  throw new Error(
    `${variable} is "${env[variable]}", which is not a port. Set it to a number from 1 to 65535.`,
  );
}

/** Rejects with one sentence when a port is used twice, taken or not allowed. */
export async function checkPorts(ports: readonly Port[]): Promise<void> {
  for (const [index, port] of ports.entries()) {
    const twin = ports.slice(0, index).find(({ number }) => number === port.number);
    if (twin) {
      throw new Error(
        `${twin.variable} and ${port.variable} are both ${port.number}. Set ${port.variable} to another port.`,
      );
    }
    await new Promise<void>((resolve, reject) => {
      const probe = createServer();
      probe.once("error", (error: NodeJS.ErrnoException) => reject(new Error(portProblem(port, error))));
      probe.listen(port.number, port.host, () => probe.close(() => resolve()));
    });
  }
}

function portProblem({ variable, number, host }: Port, error: NodeJS.ErrnoException): string {
  const advice = `Set ${variable} to another port, for example ${variable}=${number + 1000}.`;
  if (error.code === "EADDRINUSE") return `Port ${number} is already in use. ${advice}`;
  if (error.code === "EACCES") return `Port ${number} may not be opened by this user. ${advice}`;
  return `Cannot listen on ${host}:${number} (${error.code}). Set HOST to an address of this machine, or leave it out.`;
}

/** The host to write in an address for whoever uses this machine, when listening on `host`. */
export function reachableHost(host: string): string {
  if (["0.0.0.0", "::", "127.0.0.1", "::1"].includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
