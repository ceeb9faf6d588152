import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type RunningServer, startServer } from "@contractor/mail/http/server.ts";
import { frontFile, type SiteFiles, siteFiles } from "@contractor/owner/online/site-files.ts";
import { freePort, installed } from "@contractor/site/tests/support/program.ts";
import { caddyfile } from "#caddy.ts";
import { nginxConfiguration } from "#nginx.ts";
import { createSite } from "#server.ts";
import { run } from "./run.ts";

/** Starts a server for the site in a folder, in front of a mail service at a port. */
type Start = (root: string, mailPort: number) => Promise<RunningServer>;

/** The name of the site that is served; the other one is "www.site.example". */
export const siteName = "site.example";

const settings = (root: string, mailPort: number) => ({
  hostname: siteName,
  root,
  mailService: `127.0.0.1:${mailPort}`,
});

/** Configuration that is changed for this machine, so that what is tested is the rest of it. */
function changed(configuration: string, changes: [RegExp, string][]): string {
  return changes.reduce((text, [pattern, replacement]) => {
    if (text.search(pattern) === -1) {
      throw new Error(`A server's configuration has no ${pattern.source}`);
    }
    return text.replace(pattern, replacement);
  }, configuration);
}

const startCaddy: Start = async (root, mailPort) => {
  const port = await freePort();
  const site = changed(caddyfile(settings(root, mailPort)), [
    [/^http:\/\/ /m, `http://:${port} `],
    // A test of a visitor who sends too little need not wait as long.
    [/read_header 10s/, "read_header 1s"],
    [/read_body 420s/, "read_body 2s"],
  ]);
  return run(port, caddy ?? "", (work) => {
    writeFileSync(`${work}/Caddyfile`, site);
    const args = ["run", "--config", `${work}/Caddyfile`, "--adapter", "caddyfile"];
    const env = {
      CADDY_ADMIN: "off",
      SITE_ADDRESS: `http://127.0.0.1:${port}, http://${siteName}:${port}`,
      OTHER_ADDRESS: `http://www.${siteName}:${port}`,
      XDG_DATA_HOME: work,
      XDG_CONFIG_HOME: work,
    };
    return { args, env };
  });
};

const brotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** nginx on a free port, without TLS. */
const startNginx: Start = async (root, mailPort) => {
  const port = await freePort();
  const site = changed(nginxConfiguration(settings(root, mailPort)), [
    [/listen 80/g, `listen 127.0.0.1:${await freePort()}`],
    [/listen 443 ssl http2/g, `listen 127.0.0.1:${port}`],
    [/server_name site\.example;\s+root/, "server_name site.example 127.0.0.1; root"],
    [/client_header_timeout 10s/, "client_header_timeout 1s"],
    [/client_body_timeout 20s/, "client_body_timeout 2s"],
    [/listen \[::\]:.*/g, ""],
    [/ssl_(certificate|reject).*/g, ""],
    [/access_log .*/, ""],
  ]);
  return run(port, nginx ?? "", (work) => {
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
    writeFileSync(`${work}/nginx.conf`, config);
    return { args: ["-c", `${work}/nginx.conf`, "-e", "stderr"] };
  });
};

/** Puts a site into a folder as `npm run online` does at a host, among what stands there. */
export function putAtHost(files: SiteFiles, folder: string): void {
  for (const [path, { content }] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
    // Apache calls the tag of a file weak in the second in which it was written.
    utimesSync(join(folder, path), 1, 1);
  }
  const front = join(folder, ".htaccess");
  writeFileSync(front, frontFile(existsSync(front) ? readFileSync(front, "utf8") : undefined));
}

const apacheModules = "/usr/lib/apache2/modules";
const ownModules =
  "mpm_event authz_core mime negotiation dir deflate filter headers rewrite reqtimeout setenvif";

/** What most shared hosts leave to a folder of their customers. */
const usual = "FileInfo Indexes Options=Indexes,MultiViews";

/**
 * Apache on a free port, which leaves to the folder, and to the one above it, what a host leaves to
 * its customers.
 */
export async function startApache(root: string, allowOverride = usual): Promise<RunningServer> {
  const port = await freePort();
  // Apache refuses to serve pages as root, and then needs a folder that everybody may read.
  const asRoot = process.getuid?.() === 0;
  if (asRoot) {
    chmodSync(dirname(root), 0o755);
  }
  const load = (name: string) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`;
  const include = (name: string) => `Include /etc/apache2/mods-available/${name}.conf`;
  return run(port, apache ?? "", (work) => {
    const config = `ServerRoot ${work}
ServerName firm.example
Listen 127.0.0.1:${port}
PidFile ${work}/apache.pid
ErrorLog "|$cat 1>&2"
${asRoot ? "User nobody" : ""}
${ownModules.split(" ").map(load).join("\n")}
${["mime", "negotiation", "deflate", "dir"].map(include).join("\n")}
# Its own limits are 20 s and 20 s.
RequestReadTimeout header=1 body=1
DocumentRoot "${root}"
<Directory "${dirname(root)}">
  Options Indexes FollowSymLinks MultiViews
  AllowOverride ${allowOverride}
  Require all granted
</Directory>
`;
    writeFileSync(`${work}/apache.conf`, config);
    return { args: ["-X", "-f", `${work}/apache.conf`] };
  });
}

/** Apache with the site as `npm run online` puts it there. */
const startAtHost: Start = async (root) => {
  const { path, remove } = mkdtempDisposableSync(join(tmpdir(), "hosting-"));
  putAtHost(siteFiles(root), join(path, "public_html"));
  const server = await startApache(join(path, "public_html"));
  return { ...server, close: () => server.close().finally(remove) };
};

const caddy = installed("caddy");
const nginx = existsSync(brotli) ? installed("nginx") : undefined;
const apache = existsSync(apacheModules) ? installed("apache2") : undefined;
export const hasApache = apache !== undefined;

const startBuiltIn: Start = (root) => startServer(createSite(root), "127.0.0.1", 0);

type Named = [name: string, start: Start];
const ifThere = (program: string | undefined, named: Named) => (program ? [named] : []);

/** The servers that are installed and pass calls on to the mail service. */
export const proxies = [
  ...ifThere(caddy, ["Caddy", startCaddy]),
  ...ifThere(nginx, ["nginx", startNginx]),
];

export const servers: Named[] = [
  ["built-in", startBuiltIn],
  ...proxies,
  ...ifThere(apache, ["Apache", startAtHost]),
];
if (servers.length < 4 && process.env.REQUIRE_SERVERS) {
  throw new Error("Caddy, nginx with libnginx-mod-http-brotli-static or Apache: docs/deploy.md.");
}
