import * as addresses from "./addresses.ts";
import { fill } from "./fill.ts";
import { exceptions, hashedFolder, headers } from "./headers.ts";

// What Apache, and LiteSpeed, read beside the pages, where a tradesman rents room for his site.
// Only directives that such hosts leave to their customers.

/**
 * The folder of the pages, below that of the website: Apache sends /diensten on to /diensten/ where
 * a folder of that name stands in its way, and not every host leaves it to its customers to change
 * that (DirectorySlash).
 */
export const pages = "site/";

/** A path of the table of addresses, as Apache matches it inside a folder. */
const inside = (pattern: string) => pattern.replace(/^\^?\/\+?/, "");

const literal = (text: string) => text.replaceAll(".", "\\.");

/** What says that a visitor came with encryption: by "on", "1", "443", "ssl", or "https" in it. */
const encrypted =
  "HTTPS ENV:HTTPS SERVER_PORT REQUEST_SCHEME HTTP:X-Forwarded-Proto HTTP:X-Forwarded-Protocol " +
  "HTTP:X-Forwarded-Scheme HTTP:X-Forwarded-SSL HTTP:X-Forwarded-Port HTTP:Front-End-Https " +
  "HTTP:X-Https HTTP:X-Proto HTTP:X-Scheme HTTP:X-Url-Scheme HTTP:CF-Visitor HTTP:Forwarded " +
  "HTTP:CloudFront-Forwarded-Proto";

/** What every folder of the site refuses, and the one address of the site. */
function rulesEverywhere(): string {
  return fill("htaccess-everywhere", {
    otherName: literal(addresses.otherName),
    hostname: literal(addresses.hostname),
    encrypted: encrypted.replace(/\S+/g, "%{$&}").replaceAll(" ", "|"),
    url: addresses.url,
  });
}

/** The rules for a page, by the address that the visitor asked for, in the order of their use. */
function rulesForPages(): string {
  const rules = fill("htaccess-pages", {
    wellKnown: literal(inside(addresses.wellKnown)),
    everywhere: rulesEverywhere(),
    refused: [...addresses.refused.map(literal), `/+${pages}[^? ]*`].join("|"),
    redirects: addresses.redirects.flatMap(({ from, to }) => [
      `RewriteCond %{THE_REQUEST} "^\\S+ ${literal(from)}[? ]"`,
      `RewriteRule ^ ${addresses.url}${to} [R=301,L]`,
    ]),
    uncleanAddress: addresses.uncleanAddress.replace(/^\^|\$$/g, ""),
    url: addresses.url,
  });
  return `# The page about what is missing or failed is shown whatever was asked for.
RewriteCond %{ENV:REDIRECT_STATUS} ^[45] [OR]
RewriteCond %{ENV:REDIRECT_REDIRECT_STATUS} ^[45]
RewriteRule ^ - [S=${rules.match(/^RewriteRule/gm)?.length}]

${rules}
RewriteRule ^$ index.html
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html`;
}

/** The .htaccess of a folder; Apache has the files of the site in `folderOfSite`. */
function htaccess(base: string, rules: string, folderOfSite: string): string {
  const address = (pattern: string) =>
    pattern.replace("^/", `^${folderOfSite}`).replace(/\$$/, "(?:\\.br|\\.gz)?$");
  return fill("htaccess", {
    failurePage: addresses.failurePage,
    base,
    rules,
    exceptions: exceptions.map(
      ({ key, pattern }) => `SetEnvIf Request_URI "${address(pattern)}" site_${key}`,
    ),
    headers: [
      ...headers.map(({ name, value }) => `Header always set ${name} "${value}"`),
      ...exceptions.map(
        ({ key, name, value }) => `Header always set ${name} "${value}" env=site_${key}`,
      ),
    ],
  });
}

/** The .htaccess files of the site, by their paths in the pages’ folder, or as hashed files. */
export function htaccessFiles(): Record<string, string> {
  const sections = addresses.sectionsWithNotFound.map((name) => [
    `${name}/.htaccess`,
    `ErrorDocument 404 /${name}/404.html\n`,
  ]);
  // No list of the hashed files, which some hosts show.
  const forHashed = `${rulesEverywhere()}RewriteRule ^$ - [R=404,L]`;
  return {
    ".htaccess": htaccess(`/${pages}`, rulesForPages(), `/${pages}`),
    [`${inside(hashedFolder)}.htaccess`]: htaccess(hashedFolder, forHashed, "/"),
    ...Object.fromEntries(sections),
  };
}
