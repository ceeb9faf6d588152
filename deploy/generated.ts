import { join } from "node:path";
import { caddyfile } from "./caddyfile.ts";
import { nginxConfiguration } from "./nginx.ts";
import { usualSettings } from "../server/server-config.ts";
import { headersFile, redirectsFile } from "./static-host.ts";

/** Every generated file: its path and the text it must hold, for the site published at `url`. */
export function generatedFiles(url: string): { path: string; text: string }[] {
  const settings = usualSettings(url);
  return [
    { name: "Caddyfile", text: caddyfile(settings) },
    { name: "nginx.conf", text: nginxConfiguration(settings) },
    { name: "_headers", text: headersFile() },
    { name: "_redirects", text: redirectsFile() },
  ].map(({ name, text }) => ({ path: join(import.meta.dirname, name), text }));
}
