import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { freePort, get } from "./check-fetch.ts";
import type { Programs } from "./check-programs.ts";
import { startSiteServer } from "./server.ts";

export interface CheckedServer {
  name: string;
  port: number;
  stop(): void;
}

interface Folders {
  /** The project. */
  root: string;
  /** For files the servers write. */
  work: string;
}

/** A stand-in for the mail service: answers with the headers it was sent. */
export async function startMailStub(): Promise<CheckedServer> {
  const server = createServer((request, response) => response.end(JSON.stringify(request.headers)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { name: "mail", port: (server.address() as AddressInfo).port, stop: () => server.close() };
}

/** The server in this repository. */
export async function startBuiltIn({ root }: Folders): Promise<CheckedServer> {
  const env = { SMTP_URL: "smtp://127.0.0.1:9" };
  const server = await startSiteServer({ root, host: "127.0.0.1", port: 0, env });
  return { name: "built-in", port: server.port, stop: () => void server.close() };
}

/** Caddy with deploy/Caddyfile. */
export async function startCaddy(
  programs: Programs,
  folders: Folders,
  mailPort: number,
): Promise<CheckedServer> {
  const port = await freePort();
  const env = {
    ...process.env,
    XDG_DATA_HOME: folders.work,
    XDG_CONFIG_HOME: folders.work,
    CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
    SITE_ADDRESS: `http://127.0.0.1:${port}`,
    SITE_ROOT: join(folders.root, "dist"),
    MAIL_SERVICE: `127.0.0.1:${mailPort}`,
  };
  const config = join(folders.root, "deploy", "Caddyfile");
  return started(
    "Caddy",
    port,
    spawn(programs.caddy, ["run", "--config", config, "--adapter", "caddyfile"], { env }),
  );
}

/** nginx with deploy/nginx.conf, on a free port without TLS. */
export async function startNginx(
  programs: Programs,
  folders: Folders,
  mailPort: number,
): Promise<CheckedServer> {
  const port = await freePort();
  const redirectPort = await freePort();
  const site = replaceAll(readFileSync(join(folders.root, "deploy", "nginx.conf"), "utf8"), [
    [/listen 80;/, `listen 127.0.0.1:${redirectPort};`],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`],
    [/listen \[::\]:.*/g, ""],
    [/ssl_certificate.*/g, ""],
    [/root .*;/, `root ${join(folders.root, "dist")};`],
    [/(proxy_pass http:\/\/).*;/, `$1127.0.0.1:${mailPort};`],
  ]);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folders.work, name)};`,
  );
  const whole = `load_module ${programs.brotliModule};
daemon off;
master_process off;
pid ${join(folders.work, "nginx.pid")};
error_log stderr;
events {}
http {
  include ${programs.mimeTypes};
  access_log off;
  ${temporary.join("\n  ")}
  ${site}
}
`;
  mkdirSync(folders.work, { recursive: true });
  const config = join(folders.work, "nginx.conf");
  writeFileSync(config, whole);
  return started("nginx", port, spawn(programs.nginx, ["-c", config, "-e", "stderr"]));
}

function replaceAll(text: string, replacements: readonly (readonly [RegExp, string])[]): string {
  return replacements.reduce((result, [pattern, replacement]) => {
    if (result.search(pattern) === -1) throw new Error(`deploy/nginx.conf has no line ${pattern.source}`);
    return result.replace(pattern, replacement);
  }, text);
}

/** Resolves once the program answers; rejects with what it printed when it ends instead. */
async function started(name: string, port: number, child: ChildProcess): Promise<CheckedServer> {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (output += text));
  const ended = new Promise<never>((_resolve, reject) => {
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`${name} did not start:\n${output}`)));
  });
  const answers = async () => {
    for (;;) {
      const answer = await get(port, "/").catch(() => undefined);
      if (answer) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  await Promise.race([answers(), ended]);
  ended.catch(() => {});
  return { name, port, stop: () => child.kill("SIGTERM") };
}
