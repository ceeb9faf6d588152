import { createServer } from "node:net";

/** A port this program listens on, and the environment variable that changes it. */
export interface Port {
  variable: "PORT" | "INBOX_PORT" | "SMTP_PORT" | "MAIL_PORT";
  number: number;
}

/** Reads a port from its variable. Throws one sentence when the variable holds something else. */
export function readPort(variable: Port["variable"], fallback: number, env = process.env): Port {
  const number = Number(env[variable] || fallback);
  if (Number.isInteger(number) && number > 0 && number < 65_536) return { variable, number };
  throw new Error(`${variable} is "${env[variable]}", which is not a port. Set it to a number from 1 to 65535.`);
}

/** Rejects with one sentence when a port is used twice, taken or not allowed. */
export async function checkPorts(ports: readonly Port[], host: string): Promise<void> {
  for (const [index, port] of ports.entries()) {
    const twin = ports.slice(0, index).find(({ number }) => number === port.number);
    if (twin) {
      throw new Error(`${twin.variable} and ${port.variable} are both ${port.number}. Set ${port.variable} to another port.`);
    }
    await new Promise<void>((resolve, reject) => {
      const probe = createServer();
      probe.once("error", (error: NodeJS.ErrnoException) => reject(new Error(portProblem(port, host, error))));
      probe.listen(port.number, host, () => probe.close(() => resolve()));
    });
  }
}

function portProblem({ variable, number }: Port, host: string, error: NodeJS.ErrnoException): string {
  const advice = `Set ${variable} to another port, for example ${variable}=${number + 1000}.`;
  if (error.code === "EADDRINUSE") return `Port ${number} is already in use. ${advice}`;
  if (error.code === "EACCES") return `Port ${number} may not be opened by this user. ${advice}`;
  return `Cannot listen on ${host}:${number} (${error.code}). Set HOST to an address of this machine, or leave it out.`;
}
