import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { execa } from "execa";
import { htaccessFiles } from "#deploy/apache.ts";
import { caddyfile } from "#deploy/caddy.ts";
import { nginxConfiguration } from "#deploy/nginx.ts";
import { createSite } from "#deploy/server.ts";
import { type RunningServer, startServer } from "#mail/http/server.ts";
import { siteFiles } from "#owner/online/site-files.ts";
import { freePort, installed } from "#tests/support/program.ts";
import { hasApache, putAtHost, startApache } from "./apache.ts";
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

/** Apache with the site as it was built, or as `npm run online` puts it there. */
const startApacheWith = (place: (root: string, folder: string) => void) => async (root: string) => {
  const folder = join(mkdtempSync(join(tmpdir(), "hosting-")), "public_html");
  place(root, folder);
  // Apache calls the tag of a file weak in the second in which it was written.
  await execa("find", [folder, "-exec", "touch", "--date=@1", "{}", "+"]);
  const server = await startApache(folder);
  return {
    ...server,
    async close() {
      await server.close();
      rmSync(dirname(folder), { recursive: true });
    },
  };
};

const asBuilt = startApacheWith((root, folder) => {
  cpSync(root, folder, { recursive: true });
  for (const [path, text] of Object.entries(htaccessFiles())) {
    writeFileSync(join(folder, path), text);
  }
});
const atHost = startApacheWith((root, folder) => putAtHost(siteFiles(root), folder));

const caddy = installed("caddy");
const nginx = existsSync(brotli) ? installed("nginx") : undefined;

const startBuiltIn: Start = (root) => startServer(createSite(root), "127.0.0.1", 0);

/** The servers that are installed and pass calls on to the mail service. */
export const proxies: [name: string, start: Start][] = [
  ...(caddy ? [["Caddy", startCaddy] as [string, Start]] : []),
  ...(nginx ? [["nginx", startNginx] as [string, Start]] : []),
];

export const servers: typeof proxies = [
  ["built-in", startBuiltIn],
  ...proxies,
  ...(hasApache
    ? ([
        ["Apache", asBuilt],
        ["Apache, at a host", atHost],
      ] as typeof proxies)
    : []),
];
if (servers.length < 5 && process.env.REQUIRE_SERVERS) {
  throw new Error("Caddy, nginx with libnginx-mod-http-brotli-static or Apache: docs/deploy.md.");
}
