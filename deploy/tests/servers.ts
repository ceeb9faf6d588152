import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { type RunningServer, startServer } from "@contractor/mail/http/server.ts";
import { frontFile, siteFiles } from "@contractor/owner/online/site-files.ts";
import { freePort, installed } from "@contractor/site/tests/support/program.ts";
import { execa } from "execa";
import { vi } from "vitest";
import { hostname, otherName } from "#addresses.ts";
import { generated } from "#generate.ts";
import { createSite } from "#server.ts";

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

/** Requests exactly this path, without fetch() normalising it. */
export async function ask(port: number, path: string, headers = {}, method = "GET", body?: Buffer) {
  const call = request({ host: "127.0.0.1", port, path, headers, method, agent: false }).end(body);
  const [response] = (await once(call, "response")) as [IncomingMessage];
  // A server that refuses a body may close the connection before it has read it.
  call.on("error", () => {});
  const received = await buffer(response);
  const unpacked = unpack[response.headers["content-encoding"] as "br"] ?? ((body: Buffer) => body);
  return {
    status: response.statusCode,
    headers: response.headers,
    /** The body without its content encoding. */
    body: received.length > 0 ? unpacked(received) : received,
  };
}

/** Starts a server for the site in a folder, in front of a mail service at a port. */
type Start = (root: string, mailPort: number) => Promise<RunningServer>;

/**
 * Starts a program on a port, with a configuration in a folder of its own. Resolves once it
 * answers; rejects with its output if it ends.
 */
async function run(
  program: string | undefined,
  setUp: (port: number, work: string) => { config: string; args: string[]; env?: object },
): Promise<RunningServer> {
  const { path: work, remove } = mkdtempDisposableSync(join(tmpdir(), "check-deploy-"));
  const port = await freePort();
  const { config, args, env } = setUp(port, work);
  writeFileSync(`${work}/config`, config);
  const child = execa(program ?? "", args, { env: { ...env }, all: true });
  const ended = child.catch(() => {}).finally(remove);
  await Promise.race([vi.waitFor(() => ask(port, "/"), { timeout: 60_000 }), child]);
  return {
    port,
    async close() {
      child.kill();
      await ended;
    },
  };
}

const startCaddy: Start = (root, mailPort) =>
  run(caddy, (port, work) => ({
    config: generated.Caddyfile.replace(/^http:\/\/ /m, `http://:${port} `),
    args: ["run", "--config", `${work}/config`, "--adapter", "caddyfile"],
    env: {
      CADDY_ADMIN: "off",
      SITE_ADDRESS: `http://127.0.0.1:${port}, http://${hostname}:${port}`,
      OTHER_ADDRESS: `http://${otherName}:${port}`,
      SITE_ROOT: root,
      MAIL_SERVICE: `127.0.0.1:${mailPort}`,
      XDG_DATA_HOME: work,
      XDG_CONFIG_HOME: work,
    },
  }));

const brotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

const startNginx: Start = (root, mailPort) =>
  run(nginx, (port, work) => {
    const site = generated["nginx.conf"]
      .replace(/listen \[::\]:.*|ssl_(certificate|reject).*|access_log .*/g, "")
      .replaceAll("listen 80", `listen unix:${work}/http`)
      .replaceAll("listen 443 ssl http2", `listen 127.0.0.1:${port}`)
      .replace(/server_name (\S+;\s+root) .*/, `server_name 127.0.0.1 $1 "${root}";`)
      .replaceAll("127.0.0.1:8025", `127.0.0.1:${mailPort}`);
    const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    const config = `load_module ${brotli};
daemon off;
master_process off;
pid ${work}/nginx.pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${folders.map((name) => `${name}_temp_path ${work}/${name};`).join("\n  ")}
  ${site}
}
`;
    return { config, args: ["-c", `${work}/config`, "-e", "stderr"] };
  });

const wordPress = `RewriteEngine On
RewriteBase /
RewriteRule ^index\\.php$ - [L]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME} !-d
RewriteRule . /index.php [L]
`;

/** Writes files, by their paths in a folder. */
export function writeFiles(folder: string, files: Record<string, string | Buffer>): void {
  for (const [path, content] of Object.entries(files)) {
    const place = join(folder, path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, content);
    // Apache calls the tag of a file weak in the second in which it was written.
    utimesSync(place, 1, 1);
  }
}

const apacheModules = "/usr/lib/apache2/modules";
const ownModules =
  "mpm_event authz_core mime negotiation dir deflate filter headers rewrite setenvif";

/**
 * Apache that leaves to the folder of the site, and to the one above it, the least that a host
 * leaves to its customers. The site is there as `npm run online` puts it, among files of an older
 * one, and in both folders stand rules of another.
 */
const startApache: Start = (root) =>
  run(apache, (port, work) => {
    // Apache refuses to serve pages as root, and then needs a folder that everybody may read.
    chmodSync(work, 0o755);
    const olds = ["index.php", "index.html", "contact.html", "contact.txt"];
    writeFiles(`${work}/public_html`, {
      ...Object.fromEntries(olds.map((name) => [name, "the old site"])),
      ...Object.fromEntries(Array.from(siteFiles(root), ([path, { content }]) => [path, content])),
      ".htaccess": frontFile(wordPress),
      "../.htaccess": `SetEnvIf Via . HTTPS=on\n${wordPress}`,
    });
    const load = (name: string) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`;
    const include = (name: string) => `Include /etc/apache2/mods-available/${name}.conf`;
    const config = `ServerRoot ${work}
ServerName firm.example
Listen 127.0.0.1:${port}
PidFile ${work}/apache.pid
ErrorLog "|$cat 1>&2"
${process.getuid?.() === 0 ? "User nobody" : ""}
${ownModules.split(" ").map(load).join("\n")}
${["mime", "negotiation", "deflate", "dir"].map(include).join("\n")}
DocumentRoot "${work}/public_html"
<Directory "${work}">
  Options Indexes FollowSymLinks MultiViews
  AllowOverride FileInfo
  Require all granted
</Directory>
`;
    return { config, args: ["-X", "-f", `${work}/config`] };
  });

const caddy = installed("caddy");
const nginx = existsSync(brotli) ? installed("nginx") : undefined;
const apache = existsSync(apacheModules) ? installed("apache2") : undefined;

const startBuiltIn: Start = (root) => startServer(createSite(root), "127.0.0.1", 0);

const known = [
  { name: "built-in", start: startBuiltIn, isProxy: false, program: process.execPath },
  { name: "Caddy", start: startCaddy, isProxy: true, program: caddy },
  { name: "nginx", start: startNginx, isProxy: true, program: nginx },
  { name: "Apache", start: startApache, isProxy: false, program: apache },
];

/** The servers that are installed; a proxy passes calls on to the mail service. */
export const servers = known.filter(({ program }) => program);
if (servers.length < known.length && process.env.REQUIRE_SERVERS) {
  throw new Error("Caddy, nginx with libnginx-mod-http-brotli-static or Apache: docs/deploy.md.");
}
