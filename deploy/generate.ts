import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "@contractor/core/facts.ts";
import { redirects, sectionsWithNotFound } from "./addresses.ts";
import { caddyfile } from "./caddy.ts";
import { notice } from "./fill.ts";
import { exceptions, securityHeaders } from "./headers.ts";
import { nginxConfiguration } from "./nginx.ts";

const { hostname } = new URL(site.data.url);
const settings = { hostname, root: "/var/www/website/current/site", mailService: "127.0.0.1:8025" };

export const generated = {
  Caddyfile: caddyfile(settings),
  "nginx.conf": nginxConfiguration(settings),
};

/**
 * The _headers file of Netlify and Cloudflare Pages. Both have pages revalidated by themselves, and
 * would join a second Cache-Control to the first.
 */
function headersFile(): string {
  const lines = securityHeaders.map(({ name, value }) => `  ${name}: ${value}`);
  const others = exceptions.flatMap(({ paths, name, value }) =>
    paths.map((path) => `${path}\n  ${name}: ${value}\n`),
  );
  return `# ${notice}

/*
${lines.join("\n")}

${others.join("\n")}`;
}

/**
 * The _redirects file of Netlify. Cloudflare Pages finds the nearest 404.html without it and skips
 * the lines with 404; both redirect to clean addresses by themselves.
 */
function redirectsFile(): string {
  const moved = redirects
    .filter(({ to }) => to !== "/")
    .map(({ from, to }) => `${from}  ${to}  301`);
  const sections = sectionsWithNotFound.map((name) => `/${name}/*  /${name}/404.html  404`);
  return `# ${notice}

${moved.join("\n")}
${sections.join("\n")}
`;
}

/** What hosts read beside the pages. The release looks for _redirects, which comes last. */
export const besidePages = { _headers: headersFile(), _redirects: redirectsFile() };

function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text);
    console.log(join(folder, name));
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
