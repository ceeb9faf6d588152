import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { site } from "#data/facts.ts";
import { caddyfile } from "./caddy.ts";
import { nginxConfiguration } from "./nginx.ts";
import { headersFile, redirectsFile } from "./static-host.ts";

const { hostname } = new URL(site.data.url);
const settings = { hostname, root: "/var/www/website/current/site", mailService: "127.0.0.1:8025" };

export const generated = {
  Caddyfile: caddyfile(settings),
  "nginx.conf": nginxConfiguration(settings),
};

/** What hosts read beside the pages. The release looks for _redirects, which comes last. */
export const besidePages = { _headers: headersFile(), _redirects: redirectsFile() };

function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(path);
  }
}

// node deploy/generate.ts [folder with the built site]
if (import.meta.main) {
  write("deploy", generated);
  const [dist] = process.argv.slice(2);
  if (dist !== undefined) {
    write(dist, besidePages);
  }
}
