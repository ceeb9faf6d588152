import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";

// Caddy in a network namespace of its own, at the other end of a line.

const namespace = "line";
/** Milliseconds each way, and kilobits a second down and up. */
const line = ["75", "1638", "750"];
/** The other end (link.py). */
const host = "10.99.0.2";
const firstPort = 4500;

const serverOf = (folder: string, origin: string) => `
${origin} {
  tls internal
  root * ${folder}
  try_files {path} {path}.html
  header /_astro/* Cache-Control "max-age=31536000"
  file_server {
    precompressed br
    index index.html
  }
}
`;

/** Serves these folders until `running` ends. Returns the origin of each. */
export async function serveOverLine(
  running: DisposableStack,
  folders: readonly string[],
  config: string,
): Promise<string[]> {
  function start(command: string, ...args: string[]) {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "ignore"] });
    running.defer(() => child.kill());
    return child;
  }
  execFileSync("ip", ["netns", "add", namespace]);
  running.defer(() => execFileSync("ip", ["netns", "delete", namespace]));
  const link = start("python3", join(import.meta.dirname, "link.py"), namespace, ...line);
  const said = once(createInterface(link.stdout), "line");
  const [answer] = await Promise.race([said, once(link, "exit")]);
  if (answer !== "up") {
    throw new Error("bench:line could not make the line: run link.py by itself to see why.");
  }
  const origins = folders.map((_folder, index) => `https://${host}:${firstPort + index}`);
  const servers = folders.map((folder, index) => serverOf(folder, origins[index] ?? ""));
  const options = `admin off\nauto_https disable_redirects\nskip_install_trust\ndefault_sni ${host}`;
  await writeFile(config, `{\n${options}\n}\n${servers.join("")}`);
  const caddy = ["caddy", "run", "--config", config, "--adapter", "caddyfile"];
  start("ip", "netns", "exec", namespace, ...caddy);
  // Until Caddy has its certificates.
  const patience = ["--retry", "30", "--retry-delay", "1", "--retry-all-errors"];
  execFileSync("curl", ["--silent", "--insecure", "--head", ...patience, ...origins]);
  return origins;
}
