import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { site } from "#data/facts.ts";
import type { RunningServer } from "#mail/http/server.ts";
import { siteFiles } from "#owner/online/site-files.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { hasApache, putAtHost, startApache } from "./apache.ts";
import { ask } from "./run.ts";

// The site as `npm run online` puts it at a host with Apache, among what stood there already.

const { hostname } = new URL(site.data.url);
const names = ["index", "404", "contact", "diensten", "diensten/dak"];

/** A built site with so few pages. */
function builtSite(): string {
  const dist = temporaryFolder();
  for (const folder of ["diensten", "_astro"]) {
    mkdirSync(join(dist, folder));
  }
  for (const name of names) {
    writeFileSync(join(dist, `${name}.html`), `new ${name}`);
  }
  writeFileSync(join(dist, "_astro/page.js"), "script");
  writeFileSync(join(dist, "_headers"), "for another host");
  writeFileSync(join(dist, "empty.txt"), "");
  return dist;
}

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
const text = async (path: string) => `${(await get(path)).body}`;

async function putOnline(allowOverride?: string): Promise<void> {
  putAtHost(siteFiles(builtSite()), folder);
  server = await startApache(folder, allowOverride);
}

beforeEach(() => {
  folder = join(temporaryFolder(), "public_html");
  mkdirSync(folder);
});
afterEach(() => server?.close());

async function expectTheNewSite(): Promise<void> {
  expect(await text("/")).toBe("new index");
  expect(await text("/contact")).toBe("new contact");
  expect(await text("/diensten")).toBe("new diensten");
  expect(await text("/diensten/dak")).toBe("new diensten/dak");
  expect(await text("/_astro/page.js")).toBe("script");
  expect((await get("/diensten/")).headers.location).toBe(`${site.data.url}/diensten`);
  const missing = await get("/bestaat-niet");
  expect([missing.status, `${missing.body}`]).toEqual([404, "new 404"]);
  expect((await get("/_astro/")).status, "a list of files").toBe(404);
}

test("no empty file is sent, over which some servers fail, and none for other hosts", () => {
  const files = siteFiles(builtSite());
  expect(
    [...files].filter(([path, { content }]) => content.length === 0 || /_headers|empty/.test(path)),
  ).toEqual([]);
  expect(files.has("site/diensten/dak.html")).toBe(true);
});

describe.runIf(hasApache)("at a host with Apache", () => {
  test.each([
    "FileInfo",
    "FileInfo Indexes Options=Indexes",
    "FileInfo Indexes Options=Indexes,FollowSymLinks",
    "FileInfo AuthConfig Limit",
    "All",
  ])("every page is shown where it leaves %s to its customers", async (allowed) => {
    await putOnline(allowed);
    await expectTheNewSite();
  });

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

  test.each([hostname, other, `${other}:80`, other.toUpperCase()])(
    "a call for %s without encryption is sent on to the one address of the site",
    async (host) => {
      await putOnline();
      for (const path of ["/contact?a=1", "/_astro/page.js"]) {
        const { status, headers } = await get(path, { host });
        expect([status, headers.location]).toEqual([301, site.data.url + path]);
      }
    },
  );

  test.each([
    ["X-Forwarded-Proto", "HTTPS", 200],
    ["X-Forwarded-SSL", "on", 200],
    ["Front-End-Https", "1", 200],
    ["CloudFront-Forwarded-Proto", "https", 200],
    ["CF-Visitor", '{"scheme":"https"}', 200],
    ["Forwarded", "for=192.0.2.60;proto=https;by=203.0.113.43", 200],
    ["X-Forwarded-Port", "443", 200],
    ["X-Forwarded-Proto", "http", 301],
    ["X-Forwarded-SSL", "off", 301],
    ["Forwarded", "for=1;proto=http", 301],
    ["X-Forwarded-Port", "80", 301],
  ])("a proxy that says %s: %s is believed: %i", async (name, value, status) => {
    await putOnline();
    for (const path of ["/contact", "/_astro/page.js"]) {
      expect((await get(path, { host: hostname, [name]: value })).status).toBe(status);
    }
  });

  test.each(["on", "1"])("a host that sets HTTPS to %s itself is believed", async (value) => {
    write("../.htaccess", `SetEnvIf Via . HTTPS=${value}\n`);
    await putOnline();
    expect((await get("/contact", { host: hostname, via: "1.1 front" })).status).toBe(200);
    expect((await get("/contact", { host: hostname })).status).toBe(301);
  });
});
