import { join } from "node:path";
import { caddyfile } from "./caddyfile.ts";
import { nginxConfiguration } from "./nginx.ts";
import { usualPlace } from "../server/server-config.ts";
import { headersFile, redirectsFile } from "./static-host.ts";

/** Every generated file: its path and the text it must hold, for the site published at `url`. */
export function generatedFiles(url: string): { path: string; text: string }[] {
  const place = usualPlace(url);
  return [
    { name: "Caddyfile", text: caddyfile(place) },
    { name: "nginx.conf", text: nginxConfiguration(place) },
    { name: "_headers", text: headersFile() },
    { name: "_redirects", text: redirectsFile() },
  ].map(({ name, text }) => ({ path: join(import.meta.dirname, name), text }));
}
