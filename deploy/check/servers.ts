import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { execa } from "execa";
import { startSiteServer } from "../../server/server.ts";
import { ask, freePort } from "./ask.ts";
import { file } from "./programs.ts";

export interface CheckedServer {
  port: number;
  stop(): Promise<unknown>;
}

const dist = resolve("dist");

/** A stand-in for the mail service: answers with the headers it was sent, and how large the body was. */
export async function startMailStub(): Promise<CheckedServer> {
  const server = createServer(async (request, response) => {
    const received = await buffer(request).catch(() => Buffer.alloc(0));
    response.end(JSON.stringify({ ...request.headers, received: received.length }));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return { port, stop: () => new Promise((done) => server.close(done)) };
}

/** The server in this repository. */
export async function startBuiltIn(): Promise<CheckedServer> {
  const env = { SMTP_URL: "smtp://127.0.0.1:9" };
  const { port, close } = await startSiteServer({ root: process.cwd(), host: "127.0.0.1", port: 0, env });
  return { port, stop: close };
}

/** Caddy with deploy/Caddyfile. */
export async function startCaddy(...mailPorts: number[]): Promise<CheckedServer> {
  const port = await freePort();
  const env = {
    CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
    SITE_ADDRESS: `http://127.0.0.1:${port}`,
    SITE_ROOT: dist,
    MAIL_SERVICE: mailPorts.map((mailPort) => `127.0.0.1:${mailPort}`).join(" "),
  };
  return started(port, file("/usr/bin/caddy"), (work) => ({
    args: ["run", "--config", "deploy/Caddyfile", "--adapter", "caddyfile"],
    env: { ...env, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work },
  }));
}

/** nginx with deploy/nginx.conf, on a free port without TLS. */
export async function startNginx(...mailPorts: number[]): Promise<CheckedServer> {
  const port = await freePort();
  const redirectPort = await freePort();
  const changes: [RegExp, string][] = [
    [/listen 80;/, `listen 127.0.0.1:${redirectPort};`],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`],
    [/listen \[::\]:.*/g, ""],
    [/ssl_certificate.*/g, ""],
    [/root .*;/, `root ${dist};`],
    [/server 127\.0\.0\.1:8025;/, mailPorts.map((mailPort) => `server 127.0.0.1:${mailPort};`).join(" ")],
  ];
  const site = changes.reduce(
    (text, [pattern, replacement]) => {
      if (text.search(pattern) === -1) throw new Error(`deploy/nginx.conf has no line ${pattern.source}`);
      return text.replace(pattern, replacement);
    },
    readFileSync("deploy/nginx.conf", "utf8"),
  );

  return started(port, file("/usr/sbin/nginx"), (work) => {
    const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    const config = `load_module ${resolve(file("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"))};
daemon off;
master_process off;
pid ${work}/nginx.pid;
error_log stderr;
events {}
http {
  include ${resolve(file("/etc/nginx/mime.types"))};
  access_log off;
  ${folders.map((name) => `${name}_temp_path ${work}/${name};`).join("\n  ")}
  ${site}
}
`;
    writeFileSync(`${work}/nginx.conf`, config);
    return { args: ["-c", `${work}/nginx.conf`, "-e", "stderr"] };
  });
}

/** Starts a program with a folder for its files. Resolves once it answers; rejects with its words when it ends instead. */
async function started(
  port: number,
  program: string,
  options: (work: string) => { args: string[]; env?: Record<string, string> },
): Promise<CheckedServer> {
  const work = mkdtempSync(join(tmpdir(), "check-deploy-"));
  const { args, env } = options(work);
  const child = execa(program, args, { env, all: true });
  child.catch(() => {}).finally(() => rmSync(work, { recursive: true, force: true }));
  const answers = async () => {
    while (!(await ask(port, "/").catch(() => undefined))) await delay(50);
  };
  await Promise.race([answers(), child]);
  return {
    port,
    async stop() {
      child.kill();
      await child.catch(() => {});
    },
  };
}
