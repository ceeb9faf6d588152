import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { htaccessFiles } from "#build/hosts/apache.ts";
import { caddyfile } from "#deploy/caddyfile.ts";
import { nginxConfiguration } from "#deploy/nginx.ts";
import { createSite } from "#deploy/server/site.ts";
import { type RunningServer, startServer } from "#mail/http/server.ts";
import { siteFiles } from "#owner/online/site-files.ts";
import { freePort, installed } from "#tests/support/program.ts";
import { hasApache, putAtHost, startApache } from "./apache.ts";
import { run } from "./run.ts";

/** Starts a server for the site in a folder, in front of mail services at these ports. */
type Start = (root: string, ...mailPorts: number[]) => Promise<RunningServer>;

const startBuiltIn: Start = (root) => startServer(createSite(root), "127.0.0.1", 0);

/** The name of the site that is served; the other one is "www.site.example". */
export const siteName = "site.example";
const settings = { hostname: siteName, mailService: "127.0.0.1:8025" };

/** Configuration that is changed for this machine, so that what is tested is the rest of it. */
function changed(configuration: string, ...changes: [RegExp, string][]): string {
  return changes.reduce((text, [pattern, replacement]) => {
    if (text.search(pattern) === -1) {
      throw new Error(`A server's configuration has no ${pattern.source}`);
    }
    return text.replace(pattern, replacement);
  }, configuration);
}

/** Changes to how long a server waits for a visitor. A test of that need not wait as long. */
type Patience = [RegExp, string][];

const startCaddy =
  (...patience: Patience): Start =>
  async (root, ...mailPorts) => {
    const port = await freePort();
    const env = {
      CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
      SITE_ADDRESS: `http://127.0.0.1:${port}, http://${siteName}:${port}`,
      OTHER_ADDRESS: `http://www.${siteName}:${port}`,
      MAIL_SERVICE: mailPorts.map((mailPort) => `127.0.0.1:${mailPort}`).join(" "),
    };
    const site = changed(
      caddyfile({ ...settings, root }),
      [/^http:\/\/ /m, `http://:${port} `],
      ...patience,
    );
    return run(port, caddy ?? "", (work) => {
      writeFileSync(`${work}/Caddyfile`, site);
      return {
        args: ["run", "--config", `${work}/Caddyfile`, "--adapter", "caddyfile"],
        env: { ...env, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work },
      };
    });
  };

const brotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** nginx on a free port, without TLS. */
const startNginx =
  (...patience: Patience): Start =>
  async (root, ...mailPorts) => {
    const port = await freePort();
    const site = changed(
      nginxConfiguration({ ...settings, root }),
      [/listen 80/g, `listen 127.0.0.1:${await freePort()}`],
      [/listen 443 ssl http2/g, `listen 127.0.0.1:${port}`],
      [/server_name site\.example;\s+root/, "server_name site.example 127.0.0.1; root"],
      ...patience,
      [/listen \[::\]:.*/g, ""],
      [/ssl_(certificate|reject).*/g, ""],
      [/access_log .*/, ""],
      [
        /server 127\.0\.0\.1:8025;/,
        mailPorts.map((mailPort) => `server 127.0.0.1:${mailPort};`).join(" "),
      ],
    );
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

/** Apache with the site as it was built. */
const startApacheWithBuild: Start = (root) => {
  for (const [path, text] of Object.entries(htaccessFiles())) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return startApache(root);
};

/** Apache with the site as `npm run online` puts it there. */
const startApacheOnline: Start = async (root) => {
  const folder = join(mkdtempSync(join(tmpdir(), "hosting-")), "public_html");
  putAtHost(siteFiles(root), folder);
  const server = await startApache(folder);
  return {
    ...server,
    async close() {
      await server.close();
      rmSync(dirname(folder), { recursive: true });
    },
  };
};

const caddy = installed("caddy");
const nginx = existsSync(brotli) ? installed("nginx") : undefined;

/** The servers that are installed and pass calls on to the mail service. */
export const proxies: [name: string, start: Start][] = [];
/** Those that soon give up on a visitor who sends too little, and Apache, which cannot be told. */
export const impatient: typeof proxies = [];
if (caddy) {
  proxies.push(["Caddy", startCaddy()]);
  const patience: Patience = [
    [/read_header 10s/, "read_header 500ms"],
    [/read_body 420s/, "read_body 1s"],
  ];
  impatient.push(["Caddy", startCaddy(...patience)]);
}
if (nginx) {
  proxies.push(["nginx", startNginx()]);
  const patience: Patience = [
    [/client_header_timeout 10s/, "client_header_timeout 500ms"],
    [/client_body_timeout 20s/, "client_body_timeout 1s"],
  ];
  impatient.push(["nginx", startNginx(...patience)]);
}
export const servers: typeof proxies = [["built-in", startBuiltIn], ...proxies];
if (hasApache) {
  servers.push(["Apache", startApacheWithBuild], ["Apache, at a host", startApacheOnline]);
  impatient.push(["Apache", startApacheWithBuild], ["Apache, at a host", startApacheOnline]);
}
if (servers.length < 5) {
  const problem =
    "Caddy, nginx, its module libnginx-mod-http-brotli-static or Apache is not installed. See docs/deploy.md.";
  if (process.env.REQUIRE_SERVERS) {
    throw new Error(problem);
  }
  console.warn(`Not every server is checked: ${problem}`);
}
