import { site } from "#data/firm/site.ts";
import * as addresses from "./addresses.ts";
import { caching, editorHeader, hashedFolder, securityHeaders, sharedFiles } from "./headers.ts";
import { otherName } from "./other-name.ts";
import { notice } from "./server-config.ts";

// What Apache, and LiteSpeed, read beside the pages, where a tradesman rents room for his site.
// Only directives that such hosts leave to their customers.

interface Place {
  /** The address at which the folder of the pages itself would be. */
  base: string;
}

/** A path of the table of addresses, as Apache matches it inside a folder. */
const inside = (pattern: string) => pattern.replace(/^\^?\/\+?/, "");

const literal = (text: string) => text.replaceAll(".", "\\.");

/** The address that the visitor asked for: the file that answers it is looked for in more steps. */
const asked = (path: string) => `RewriteCond %{THE_REQUEST} "^\\S+ ${path}[? ]"`;

/** Any such address, without its query. */
const askedPath = `RewriteCond %{THE_REQUEST} "^\\S+ ([^? ]*)"`;

/**
 * Apache's names for what says that a visitor came with encryption, by "on", "1", "443" or "ssl".
 */
const switchedOn = [
  "HTTPS",
  "ENV:HTTPS",
  "SERVER_PORT",
  "HTTP:X-Forwarded-SSL",
  "HTTP:X-Forwarded-Port",
  "HTTP:Front-End-Https",
  "HTTP:X-Https",
  "HTTP:X-Proto",
];

/** The same, by a text with "https" in it. */
const schemes = [
  "ENV:HTTPS",
  "REQUEST_SCHEME",
  "HTTP:X-Forwarded-Proto",
  "HTTP:X-Forwarded-Protocol",
  "HTTP:X-Forwarded-Scheme",
  "HTTP:X-Scheme",
  "HTTP:X-Url-Scheme",
  "HTTP:CloudFront-Forwarded-Proto",
  "HTTP:CF-Visitor",
  "HTTP:Forwarded",
];

const joined = (names: readonly string[]) => names.map((name) => `%{${name}}`).join("|");

/** What every folder of the site refuses, and the one address of the site. */
function firstRules(): string {
  const { hostname } = new URL(site.data.url);
  const other = otherName(hostname);
  const fromOther = `RewriteCond %{HTTP_HOST} ^${literal(other ?? "")}(?::\\d+)?$ [NC]
${askedPath}
RewriteRule ^ https://${hostname}%1 [NE,R=301,L]
`;
  return `RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule ^ - [R=405,L]

# The site has one address. The name of the host itself stays as it is, to look before the domain
# points here. A proxy that takes off the encryption says so in one of many ways; who is sent on
# all the same comes back for ever.
${other === undefined ? "" : fromOther}RewriteCond %{HTTP_HOST} ^${literal(hostname)}(?::\\d+)?$ [NC]
RewriteCond ${joined(switchedOn)} !(?:^|\\|)(?:on|1|443|ssl)(?:\\||$) [NC,NV]
RewriteCond ${joined(schemes)} !https [NC,NV]
${askedPath}
RewriteRule ^ https://${hostname}%1 [NE,R=301,L]

RewriteRule (?:^|/)\\. - [R=404,L]`;
}

/** The rules for the address that a visitor asked for, in the order in which they apply. */
function addressRules(base: string): string {
  const at = (path: string) => `${site.data.url}${path}`;
  const refused = [...addresses.unserved, ...addresses.errorAddresses].map(literal);
  // The folder of the pages itself, where it is not the root of the site.
  const folder = base === "/" ? [] : [`/+${base.split("/")[1]}/[^? ]*`];
  const moved = addresses.redirects.map(
    ({ from, to }) => `${asked(literal(from))}\nRewriteRule ^ ${at(to)} [R=301,L]`,
  );
  const typed = addresses.typedPages.map(
    (path) => `RewriteRule ^${inside(addresses.typedAddress(path))} ${at(path)} [NC,R=301,L]`,
  );
  return `RewriteRule ^${literal(inside(addresses.wellKnown))} - [L]

${firstRules()}
${asked(`(?:${[...refused, ...folder].join("|")})`)}
RewriteRule ^ - [R=404,L]

${moved.join("\n")}

# Addresses with capitals, as people type them.
RewriteRule ^[^A-Z]*$ - [S=${typed.length}]
${typed.join("\n")}

${asked(addresses.uncleanAddress.replace(/^\^|\$$/g, ""))}
RewriteRule ^ ${at("/%1%2")} [R=301,L]`;
}

const errorPages = `ErrorDocument 403 /404.html
ErrorDocument 404 /404.html
ErrorDocument 500 ${addresses.failurePage}
ErrorDocument 503 ${addresses.failurePage}`;

const types = `AddDefaultCharset utf-8
AddCharset utf-8 .css .js .json .svg .txt .xml
AddType application/manifest+json .webmanifest
AddType image/avif .avif
AddType image/webp .webp
AddType font/woff2 .woff2
# The compressed copies. "br" is also a language, and "gz" a kind of file.
RemoveLanguage .br
RemoveType .br .gz
AddEncoding br .br
AddEncoding gzip .gz`;

/**
 * Keeps Apache from sending /diensten on to the folder of that name. Not every host leaves this to
 * its customers, so the site that `npm run online` puts there does without.
 */
const slashes = `
<IfModule mod_dir.c>
    DirectorySlash Off
</IfModule>
`;

/** The headers of every file, and how long a browser keeps it. */
function headers(cacheControl: string): string {
  const lines = securityHeaders.map(
    ({ name, value }) => `    Header always set ${name} "${value}"`,
  );
  return `${lines.join("\n")}
    Header always set Cache-Control "${cacheControl}"
    <FilesMatch "\\.(?:html|css|js|svg|xml|txt|json|webmanifest)(?:\\.br|\\.gz)?$">
        Header merge Vary Accept-Encoding
    </FilesMatch>`;
}

/** Asks for an encoding that the visitor takes; with "q=0" he says that he does not. */
const accepts = (encoding: string) =>
  `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`;

const compressedCopies = `${accepts("br")}
RewriteCond %{REQUEST_FILENAME}.br -f
RewriteRule ^(.+)$ $1.br [L]
${accepts("gzip")}
RewriteCond %{REQUEST_FILENAME}.gz -f
RewriteRule ^(.+)$ $1.gz [L]`;

/** The .htaccess of the folder with the pages. */
function pagesFile({ base }: Place): string {
  const rules = addressRules(base);
  return `# ${notice}

${errorPages}
${types}

SetEnvIf Request_URI "${sharedFiles.pattern}" shared
<IfModule mod_headers.c>
${headers(caching.revalidate)}
    Header always set ${sharedFiles.name} "${sharedFiles.value}" env=shared
    <FilesMatch "^${inside(editorHeader.path)}\\.html(?:\\.br|\\.gz)?$">
        Header always set ${editorHeader.name} "${editorHeader.value}"
    </FilesMatch>
</IfModule>
${base === "/" ? slashes : ""}
RewriteEngine On
RewriteBase ${base}

# The page about what is missing or failed is shown whatever was asked for.
RewriteCond %{ENV:REDIRECT_STATUS} ^[45] [OR]
RewriteCond %{ENV:REDIRECT_REDIRECT_STATUS} ^[45]
RewriteRule ^ - [S=${rules.match(/^RewriteRule/gm)?.length}]

${rules}

RewriteRule ^$ index.html
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html

${compressedCopies}
`;
}

/**
 * The .htaccess of the folder with the hashed files. It is complete, because the pages may be in a
 * folder beside it.
 */
function hashedFile(): string {
  return `# ${notice}

${errorPages}
${types}

<IfModule mod_headers.c>
${headers(caching.immutable)}
</IfModule>

RewriteEngine On
RewriteBase ${hashedFolder}

${firstRules()}
# No list of the files, which some hosts show.
RewriteRule ^$ - [R=404,L]

${compressedCopies}
`;
}

/** All .htaccess files of the site, by their paths in dist/. */
export function htaccessFiles(place: Place = { base: "/" }): Record<string, string> {
  const sections = addresses.sectionsWithNotFound.map((name) => [
    `${name}/.htaccess`,
    `# ${notice}\nErrorDocument 404 /${name}/404.html\n`,
  ]);
  return {
    ".htaccess": pagesFile(place),
    [`${inside(hashedFolder)}.htaccess`]: hashedFile(),
    ...Object.fromEntries(sections),
  };
}
