import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { servedPorts } from "#tests/support/addresses.ts";

/** Serves the built site with the mail service and an inbox while the tests run. */
export default async function serve(): Promise<() => void> {
  const server = spawn(process.execPath, ["tests/support/serve.ts"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  for await (const line of createInterface(server.stdout)) {
    const ports = servedPorts.exec(line)?.groups;
    if (ports) {
      for (const [name, port] of Object.entries(ports)) {
        process.env[name.toUpperCase()] = port;
      }
      return () => {
        server.kill();
      };
    }
  }
  throw new Error("the site could not be served: run `npm run build` first");
}
