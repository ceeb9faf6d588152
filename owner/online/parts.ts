import { htaccessFiles } from "#build/hosts/apache.ts";
import { hashedFolder } from "#build/hosts/headers.ts";
import { type LocalFile, textFile } from "./local-files.ts";

// A site online is in two folders with pages, of which the visitors get one, and a folder with
// hashed files that both of them use. A new site is put into the folder that nobody sees; a line in
// the .htaccess above them then makes it the one that is online.

/** The folder of the hashed files, whose names change with their content. */
export const hashed = hashedFolder.slice(1, -1);

export const pageFolders = ["site-a", "site-b"] as const;
export type PageFolder = (typeof pageFolders)[number];

export const otherFolder = (folder: PageFolder): PageFolder =>
  folder === "site-a" ? "site-b" : "site-a";

/** The files of dist/ that go to each of the two folders, with what Apache reads beside them. */
export function partsOf(built: ReadonlyMap<string, LocalFile>, folder: PageFolder) {
  const files = new Map([...built].filter(([path]) => !isForOtherHosts(path)));
  for (const [path, text] of Object.entries(htaccessFiles({ base: `/${folder}/` }))) {
    files.set(path, textFile(text));
  }
  const inHashed = ([path]: [string, LocalFile]) => path.startsWith(`${hashed}/`);
  return {
    hashedFiles: new Map(
      [...files].filter(inHashed).map(([path, file]) => [path.slice(hashed.length + 1), file]),
    ),
    pages: new Map([...files].filter((entry) => !inHashed(entry))),
  };
}

/** Files with the headers and addresses for hosts that read them. */
const isForOtherHosts = (path: string) => path === "_headers" || path === "_redirects";

export const switchPath = ".htaccess";

/** The editor's status, which says when the site was built. */
export const statusPath = "beheer/status.json";

const begin = "# BEGIN website: npm run online schrijft dit deel";
const end = "# END website";

/** The folder that the visitors get, by the .htaccess above it; undefined before the first time. */
export function folderOnline(text: string | undefined): PageFolder | undefined {
  const [, name] = /^RewriteRule .* \/(site-[ab])\/\$1 \[L\]$/m.exec(text ?? "") ?? [];
  return pageFolders.find((folder) => folder === name);
}

const ownPart = new RegExp(`${begin}[^]*?${end}\\n*`);

/** What others wrote in that .htaccess. */
export const othersIn = (text: string | undefined) => (text ?? "").replace(ownPart, "").trim();

/**
 * That .htaccess with another folder. What the host or another website wrote in it stays, below
 * what is ours: of the rules for an address, Apache follows the first. None of ours is refused
 * where a host leaves no more than redirects and types to its customers (AllowOverride FileInfo).
 */
export function withFolder(text: string | undefined, folder: PageFolder): string {
  // A page is asked for by its file, because Apache adds a slash to what is also a folder. The
  // request itself is read, as Apache may already have chosen an older file of that name.
  const own = `${begin}
RewriteEngine On
RewriteBase /
RewriteCond %{REQUEST_FILENAME} -f
RewriteRule ^\\.well-known/ - [L]
RewriteRule ^${hashed}/ - [L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{THE_REQUEST} "^\\S+ /((?:[a-z0-9-]+/)*[a-z0-9-]+)[? ]"
RewriteRule ^(?!site-[ab]/) /${folder}/%1.html [L]
RewriteRule ^(?!site-[ab]/)(.*)$ /${folder}/$1 [L]
${end}
`;
  return [own, othersIn(text)].filter(Boolean).join("\n").replace(/\n*$/, "\n");
}
