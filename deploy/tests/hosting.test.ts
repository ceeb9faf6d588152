import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "@contractor/core/facts.ts";
import type { RunningServer } from "@contractor/mail/http/server.ts";
import { siteFiles } from "@contractor/owner/online/site-files.ts";
import { temporaryFolder } from "@contractor/site/tests/support/temporary-folder.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ask } from "./run.ts";
import { hasApache, putAtHost, startApache } from "./servers.ts";
import { removeSite, root, writeSite } from "./small-site.ts";

// The site as `npm run online` puts it at a host with Apache, among what stood there already.

const { hostname } = new URL(site.data.url);

const wordPress = `# BEGIN WordPress
<IfModule mod_rewrite.c>
RewriteEngine On
RewriteRule .* - [E=HTTP_AUTHORIZATION:%{HTTP:Authorization}]
RewriteBase /
RewriteRule ^index\\.php$ - [L]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME} !-d
RewriteRule . /index.php [L]
</IfModule>
# END WordPress
`;

/** The folder of the website, with another folder above it. */
let folder: string;
let server: RunningServer | undefined;
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
const get = (path: string, headers = {}) => ask(server?.port ?? 0, path, headers);

async function putOnline(allowOverride?: string): Promise<void> {
  putAtHost(siteFiles(root), folder);
  server = await startApache(folder, allowOverride);
}

beforeAll(writeSite);
afterAll(removeSite);

beforeEach(() => {
  folder = join(temporaryFolder(), "public_html");
  mkdirSync(folder);
});
afterEach(() => server?.close());

async function expectTheNewSite(): Promise<void> {
  for (const [path, file] of [
    ["/", "index.html"],
    ["/contact", "contact.html"],
    ["/diensten", "diensten.html"],
    ["/diensten/dak", "diensten/dak.html"],
    ["/_astro/page.4f2a.js", "_astro/page.4f2a.js"],
    ["/bestaat-niet", "404.html"],
  ] as const) {
    expect(`${(await get(path)).body}`, path).toBe(readFileSync(join(root, file), "utf8"));
  }
  expect((await get("/_astro/")).status, "a list of files").toBe(404);
}

test("no empty file is sent, over which some servers fail, and none for other hosts", () => {
  const paths = [...siteFiles(root).keys()];
  expect(paths.filter((path) => /_headers|empty/.test(path))).toEqual([]);
  expect(paths).toContain("site/diensten/dak.html");
});

describe.runIf(hasApache)("at a host with Apache", () => {
  test.each(["FileInfo", "All"])(
    "every page is shown where it leaves %s to its customers",
    async (allowed) => {
      await putOnline(allowed);
      await expectTheNewSite();
    },
  );

  test.each([".htaccess", "../.htaccess"])(
    "every page is the new one with the rules of WordPress in %s",
    async (path) => {
      write(path, wordPress);
      for (const old of ["index.php", "index.html", "contact.html", "contact.txt"]) {
        write(old, "the old site");
      }
      await putOnline();
      await expectTheNewSite();
    },
  );

  const other = hostname.startsWith("www.") ? hostname.slice(4) : `www.${hostname}`;

  test("a call without encryption, or for the other name, is sent on to the one address", async () => {
    await putOnline();
    for (const host of [hostname, other, `${other}:80`, other.toUpperCase()]) {
      for (const path of ["/contact?a=1", "/_astro/page.4f2a.js"]) {
        const { status, headers } = await get(path, { host });
        expect([status, headers.location]).toEqual([301, site.data.url + path]);
      }
    }
  });

  test("what a proxy says of the visitor's encryption is believed", async () => {
    write("../.htaccess", "SetEnvIf Via . HTTPS=on\n");
    await putOnline();
    for (const [name, value, status] of [
      ["X-Forwarded-Proto", "HTTPS", 200],
      ["X-Forwarded-SSL", "on", 200],
      ["Forwarded", "for=192.0.2.60;proto=https;by=203.0.113.43", 200],
      ["X-Forwarded-Port", "443", 200],
      ["Via", "1.1 front", 200],
      ["X-Forwarded-Proto", "http", 301],
      ["X-Forwarded-SSL", "off", 301],
      ["X-Forwarded-Port", "80", 301],
    ] as const) {
      const answer = await get("/contact", { host: hostname, [name]: value });
      expect({ name, value, status: answer.status }).toEqual({ name, value, status });
    }
  });
});
