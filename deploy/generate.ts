import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { mailCalls } from "@contractor/core/enquiry/calls.ts";
import { fixedSettings } from "@contractor/mail/config/config.ts";
import * as addresses from "./addresses.ts";
import { fill, notice } from "./fill.ts";
import { exceptions, headers, hsts, securityHeaders } from "./headers.ts";

const { redirects, refused, sectionsWithNotFound } = addresses;

const caddyfile = fill("Caddyfile", {
  ...addresses,
  bodySeconds: fixedSettings.bodySeconds + 60,
  headers: headers.map(({ name, value }) => `${name} "${value}"`),
  exceptions: exceptions.flatMap(({ key, pattern, name, value }) => [
    // A path would match in any capitals.
    `@${key} path_regexp ${pattern}`,
    `header @${key} ${name} "${value}"`,
  ]),
  mailPaths: mailCalls.map(({ path }) => path).join(" "),
  bodies: mailCalls.flatMap(({ path, maxBytes }) => [
    `request_body ${path} {`,
    `\tmax_size ${maxBytes}`,
    "}",
  ]),
  refused: refused.join(" "),
  redirects: redirects.map(({ from, to }) => `redir ${from} ${to} 301`),
  notFound: sectionsWithNotFound.map((name) => `rewrite /${name}/* /${name}/404.html`),
});

const addHeader = (name: string, value: string) => `add_header ${name} "${value}" always;`;
const strictTransport = addHeader(hsts.name, hsts.value);

const nginxConfiguration = fill("nginx.conf", {
  ...addresses,
  names: `${addresses.hostname} ${addresses.otherName}`,
  strictTransport,
  // The variable for a header that some addresses have otherwise.
  exceptions: exceptions.flatMap(({ key, name, pattern, value }) => [
    `map $uri $site_${key} {`,
    `    default "${headers.find((header) => header.name === name)?.value}";`,
    `    "~${pattern}" "${value}";`,
    "}",
  ]),
  headers: headers.map(({ name, value }) => {
    const exception = exceptions.find((one) => one.name === name);
    return addHeader(name, exception ? `$site_${exception.key}` : value);
  }),
  mailCalls: mailCalls.flatMap(({ path, maxBytes, answerSeconds }) => [
    `location = ${path} {`,
    `    ${strictTransport}`,
    `    client_max_body_size ${maxBytes};`,
    `    proxy_read_timeout ${answerSeconds}s;`,
    "    proxy_pass http://127.0.0.1:8025;",
    "    error_page 502 504 =502 @mail_service_down;",
    "}",
  ]),
  refused: refused.map((path) => {
    // The page itself is sent for what is missing, and not at its own address.
    return `location = ${path} { ${path.endsWith(".html") ? "internal" : "return 404"}; }`;
  }),
  redirects: redirects.map(
    ({ from, to }) => `location = ${from} { return 301 ${to}$is_args$args; }`,
  ),
  notFound: sectionsWithNotFound.map((name) => `~^/${name}/ /${name}/404.html;`),
});

/** The configurations for a server of one's own. */
export const generated = { Caddyfile: caddyfile, "nginx.conf": nginxConfiguration };

/**
 * The _headers file of Netlify and Cloudflare Pages. Both have pages revalidated by themselves, and
 * would join a second Cache-Control to the first.
 */
const headersFile = [
  `# ${notice}\n\n/*`,
  ...securityHeaders.map(({ name, value }) => `  ${name}: ${value}`),
  ...exceptions.flatMap(({ paths, name, value }) =>
    paths.map((path) => `\n${path}\n  ${name}: ${value}`),
  ),
  "",
].join("\n");

/**
 * The _redirects file of Netlify. Cloudflare Pages finds the nearest 404.html without it and skips
 * the lines with 404; both redirect to clean addresses by themselves.
 */
const redirectsFile = [
  `# ${notice}\n`,
  ...redirects.filter(({ to }) => to !== "/").map(({ from, to }) => `${from}  ${to}  301`),
  ...sectionsWithNotFound.map((name) => `/${name}/*  /${name}/404.html  404`),
  "",
].join("\n");

/** What hosts read beside the pages. The release looks for _redirects, which comes last. */
export const besidePages = { _headers: headersFile, _redirects: redirectsFile };

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
