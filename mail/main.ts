import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { readMailConfig } from "./config/config.ts";
import { logToStdout } from "./http/log.ts";
import { startMailService } from "./service.ts";

// Files pass through in pieces that are garbage at once; V8 would let room of 130 MB grow for them.
setFlagsFromString("--semi-space-growth-factor=1");

function readPort(value: string | undefined): number {
  const port = Number(value || "8025");
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error("Environment variable PORT is not a port — write a number from 0 to 65535.");
}

async function main(): Promise<void> {
  const config = readMailConfig(process.env, join(import.meta.dirname, ".."));
  const port = readPort(process.env.PORT);
  const server = await startMailService(config, process.env.HOST || "127.0.0.1", port);
  logToStdout({ level: "info", event: "listening", port: server.port });

  const stop = async (signal: string) => {
    logToStdout({ level: "info", event: "stopping", signal });
    await server.close();
    logToStdout({ level: "info", event: "stopped" });
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

try {
  await main();
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const advice = code === "EADDRINUSE" ? " — set PORT to a port that is free." : "";
  process.stderr.write(`${message}${advice}\n`);
  process.exitCode = 1;
}
