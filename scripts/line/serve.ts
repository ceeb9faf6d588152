import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { connect } from "node:tls";

// Caddy in a network namespace of its own, at the other end of a line.

const namespace = "line";
/** The other end (link.py). */
const host = "10.99.0.2";
const firstPort = 4500;

interface Line {
  /** Milliseconds each way. */
  delay: string;
  /** Kilobits a second. */
  down: string;
  up: string;
}

/** Stops with a message when a requirement of the measurement is missing. */
export function checkNeeds(): void {
  if (process.platform !== "linux" || process.getuid?.() !== 0) {
    throw new Error("bench:line makes a network of its own: run it as root, on Linux.");
  }
  for (const [command, flag] of [
    ["ip", "-V"],
    ["python3", "--version"],
    ["caddy", "version"],
  ] as const) {
    try {
      execFileSync(command, [flag], { stdio: "ignore" });
    } catch {
      throw new Error(`bench:line needs ${command}: install iproute2, python3 and caddy.`);
    }
  }
}

const originOf = (index: number) => `https://${host}:${firstPort + index}`;

function caddyfile(folders: readonly string[]): string {
  const servers = folders.map(
    (folder, index) => `${originOf(index)} {
  tls internal
  root * ${folder}
  try_files {path} {path}.html
  header /_astro/* Cache-Control "max-age=31536000"
  file_server {
    precompressed br
    index index.html
  }
}
`,
  );
  const options = ["admin off", "auto_https disable_redirects", "skip_install_trust"];
  return `{\n${[...options, `default_sni ${host}`].join("\n")}\n}\n${servers.join("")}`;
}

/** Starts a program that ends with `running`. */
function start(running: DisposableStack, command: string, ...args: string[]) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "ignore"] });
  running.defer(() => child.kill());
  return child;
}

/** Makes the line. It is there when the program says so. */
async function startLine(running: DisposableStack, { delay, down, up }: Line): Promise<void> {
  const program = join(import.meta.dirname, "link.py");
  const child = start(running, "python3", program, namespace, delay, down, up);
  const said = once(createInterface(child.stdout), "line");
  const [answer] = await Promise.race([said, once(child, "exit")]);
  if (answer !== "up") {
    throw new Error("bench:line could not make the line: run link.py by itself to see why.");
  }
}

/** Waits until Caddy has its certificate and answers at this port. */
async function untilServed(port: number): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (performance.now() < deadline) {
    const socket = connect({ host, port, rejectUnauthorized: false });
    try {
      await once(socket, "secureConnect");
      return;
    } catch {
      await wait(100);
    } finally {
      socket.destroy();
    }
  }
  throw new Error(`Caddy does not answer at ${host}:${port}.`);
}

/** Serves these folders until `running` ends. Returns the origin of each. */
export async function serveOverLine(
  running: DisposableStack,
  folders: readonly string[],
  config: string,
  line: Line,
): Promise<string[]> {
  execFileSync("ip", ["netns", "add", namespace]);
  running.defer(() => execFileSync("ip", ["netns", "delete", namespace]));
  await startLine(running, line);
  await writeFile(config, caddyfile(folders));
  const serve = ["caddy", "run", "--config", config, "--adapter", "caddyfile"];
  start(running, "ip", "netns", "exec", namespace, ...serve);
  for (const index of folders.keys()) {
    await untilServed(firstPort + index);
  }
  return folders.map((_folder, index) => originOf(index));
}
