import { logToStdout } from "./log.ts";
import type { RunningServer } from "./server.ts";

/** The port in a variable, or the default. Throws when the variable holds something else. */
export function readPort(
  variable: string,
  defaultPort: number,
  env = process.env,
  min = 0,
): number {
  const port = Number(env[variable] || defaultPort);
  if (Number.isInteger(port) && port >= min && port <= 65_535) {
    return port;
  }
  const advice = `Set it to a number from ${min} to 65535.`;
  throw new Error(`${variable} is "${env[variable]}", which is not a port. ${advice}`);
}

/** Serves on HOST and PORT until the process is told to stop, or says why it cannot start. */
export async function run(
  defaultPort: number,
  start: (host: string, port: number) => Promise<RunningServer>,
): Promise<void> {
  // A log that cannot be written, such as on a full disk, would end the process.
  process.stdout.on("error", () => {});
  try {
    const server = await start(process.env.HOST || "127.0.0.1", readPort("PORT", defaultPort));
    logToStdout({ level: "info", event: "listening", port: server.port });
    const stop = async (signal: string) => {
      logToStdout({ level: "info", event: "stopping", signal });
      await server.close();
      logToStdout({ level: "info", event: "stopped" });
    };
    for (const signal of ["SIGTERM", "SIGINT"]) {
      process.once(signal, stop);
    }
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
