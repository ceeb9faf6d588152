import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { usualSettings } from "../server/server-config.ts";
import { site } from "../src/content/business/site.ts";
import { caddyfile } from "./caddyfile.ts";
import { nginxConfiguration } from "./nginx.ts";
import { headersFile, redirectsFile } from "./static-host.ts";

const settings = usualSettings(site.url);

export const generated = {
  Caddyfile: caddyfile(settings),
  "nginx.conf": nginxConfiguration(settings),
  _headers: headersFile(),
  _redirects: redirectsFile(),
};

if (import.meta.main)
  for (const [name, text] of Object.entries(generated)) {
    writeFileSync(join(import.meta.dirname, name), text);
    console.log(`deploy/${name}`);
  }
