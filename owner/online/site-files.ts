import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { htaccessFiles, pages } from "@contractor/deploy/apache.ts";
import { hashedFolder } from "@contractor/deploy/headers.ts";

/** A file that belongs online. */
interface SiteFile {
  digest: string;
  content: Buffer;
}

export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** The folder of the files with a hash of their content in their names. */
export const hashed = hashedFolder.slice(1);

export const frontPath = ".htaccess";

export const siteFile = (content: Buffer | string): SiteFile => ({
  digest: hash("sha256", content).slice(0, 32),
  content: Buffer.from(content),
});

/** The files in a folder, by their paths in it with "/". */
function filesIn(folder: string): [path: string, content: Buffer][] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(folder, path).split(sep).join("/"), readFileSync(path)]);
}

/** For hosts that read them. */
const isForOtherHosts = (path: string) => path === "_headers" || path === "_redirects";

/** What a built site is at the host, by paths, but for the .htaccess in front of it. */
export function siteFiles(folder: string): Map<string, SiteFile> {
  const rules = Object.entries(htaccessFiles());
  return new Map(
    [...filesIn(folder), ...rules]
      // Over TLS, some servers fail at a file without content.
      .filter(([path, content]) => content.length > 0 && !isForOtherHosts(path))
      .map(([path, content]) => {
        return [path.startsWith(hashed) ? path : pages + path, siteFile(content)];
      }),
  );
}

const begin = "# BEGIN website: npm run online schrijft dit deel";
const end = "# END website";

/**
 * The .htaccess in front of the site. What the host or another website wrote in it stays, below
 * what is ours: of the rules for an address, Apache follows the first. None of ours is refused
 * where a host leaves no more than redirects and types to its customers (AllowOverride FileInfo).
 */
export function frontFile(standing = ""): string {
  const others = standing.replace(new RegExp(`${begin}[^]*?${end}\\n*`), "").trim();
  // A page is asked for by its file, because Apache adds a slash to what is also a folder. The
  // request itself is read, as Apache may already have chosen an older file of that name.
  const own = `${begin}
RewriteEngine On
RewriteBase /
RewriteCond %{REQUEST_FILENAME} -f
RewriteRule ^\\.well-known/ - [L]
RewriteRule ^${hashed} - [L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{THE_REQUEST} "^\\S+ /((?:[a-z0-9-]+/)*[a-z0-9-]+)[? ]"
RewriteRule ^(?!${pages}) /${pages}%1.html [L]
RewriteRule ^(?!${pages})(.*)$ /${pages}$1 [L]
${end}
`;
  return [own, others && `${others}\n`].filter(Boolean).join("\n");
}
