import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { business } from "#data/firm/business.ts";
import { site } from "#data/firm/site.ts";
import { caddyfile } from "./caddyfile.ts";
import { nginxConfiguration } from "./nginx.ts";
import { headersFile, redirectsFile } from "./static-host.ts";

const { hostname } = new URL(site.data.url);
const settings = { hostname, root: "/var/www/website/current/site", mailService: "127.0.0.1:8025" };

export const generated = {
  Caddyfile: caddyfile(settings),
  "nginx.conf": nginxConfiguration(settings),
  _headers: headersFile(),
  _redirects: redirectsFile(),
};

if (import.meta.main) {
  for (const [name, text] of Object.entries(generated)) {
    writeFileSync(join(import.meta.dirname, name), text);
    console.log(`deploy/${name}`);
  }
  if (business.data.demo) {
    console.log(
      `This is the demonstration: "${business.data.name}" does not exist. Before you put the site online, replace the firm in ` +
        "content/business.yaml, what it claims and charges in content/claims.yaml and content/prices.yaml, the " +
        "customers in content/reviews and content/cases, the pictures in photos/ and the addresses in site.yaml; " +
        "then set demo: false in content/business.yaml.",
    );
  }
}
