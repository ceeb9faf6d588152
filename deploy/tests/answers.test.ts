import { mkdtempDisposableSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RunningServer } from "@contractor/mail/http/server.ts";
import { siteFiles } from "@contractor/owner/online/site-files.ts";
import { precompress } from "@contractor/site/build/precompress.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hostname, otherName, url } from "#addresses.ts";
import { ask, servers, writeFiles } from "./servers.ts";

// The built-in server, Caddy, nginx and Apache get the same requests and must answer alike.

/** What is asked and, from `status` on, what must come. */
interface Row {
  path: string;
  accepts?: string;
  with?: Record<string, string>;
  method?: string;
  /** Several where each is a good answer, to an address that no browser sends. */
  status?: number | number[];
  /** The file in dist/ that is sent, whole. */
  file?: string;
  /** The address to which the visitor is sent on. */
  to?: string;
  encoding?: string;
  headers?: Record<string, string | RegExp>;
}

/**
 * The headers of every answer, written out: a list that made them would agree with itself. The
 * owner decides about subdomains, so the end of Strict-Transport-Security is left open.
 */
const everywhere = {
  "content-security-policy": "frame-ancestors 'none'",
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

const br = "gzip, deflate, br, zstd";
const script = "/_astro/page.4f2a.js";
const file = "diensten.html";
const vary = { vary: /accept-encoding/i };
const shared = { "cross-origin-resource-policy": "cross-origin" };
const missing = { status: 404, file: "404.html" };
const ofBlogs = { status: 404, file: "blogs/404.html" };
const sentTo = (to: string) => ({ status: 301, to });

const table: Row[] = [
  { path: "/diensten", file },
  { path: "/diensten/dak", file: "diensten/dak.html" },
  { path: "/", file: "index.html" },
  { path: "/diensten", method: "POST", status: 405 },
  { path: "/.well-known/security.txt" },

  // Compressed copies, which the visitor takes or not.
  { path: "/diensten", accepts: br, file, encoding: "br", headers: vary },
  { path: "/diensten", accepts: "gzip", file, encoding: "gzip", headers: vary },
  { path: "/diensten", accepts: "br;q=0, gzip", file, encoding: "gzip" },
  { path: "/diensten", accepts: "br;q=0", file },
  { path: script, accepts: br, file: script.slice(1), encoding: "br", headers: vary },
  { path: "/bestaat-niet", accepts: br, ...missing, encoding: "br", headers: vary },
  { path: "/_astro/photo.6c3d.avif", accepts: br, headers: { "content-type": "image/avif" } },
  {
    path: "/site.webmanifest",
    accepts: br,
    encoding: "br",
    headers: { "content-type": /^application\/manifest\+json/, ...vary },
  },

  // Headers that some addresses have otherwise: the editor's window signs in, others show pictures.
  { path: "/beheer", headers: { "cross-origin-opener-policy": "unsafe-none" } },
  { path: "/social/dak.jpg", headers: shared },
  { path: "/favicon.svg", headers: shared },

  // What is missing is told whole: conditions and parts count only for what is there.
  { path: "/bestaat-niet", with: { "If-None-Match": "*" }, ...missing },
  { path: "/bestaat-niet", with: { Range: "bytes=0-10" }, ...missing },
  { path: "/Bestaat-Niet", ...missing },
  { path: "/_astro/gone.js", ...missing },
  { path: "/_astro/", status: [403, 404] },
  { path: "/404", ...missing },
  { path: "/_headers", ...missing },
  { path: "/.git/config", ...missing },
  { path: "/%2Egit/config", ...missing },
  { path: "/_astro/.prerender/page.mjs", ...missing },
  { path: "/blogs/x", ...ofBlogs },
  { path: "/blogs/404.html", ...ofBlogs },
  // Too long for a file. Apache answers 403, before it looks at the site.
  { path: `/${"a".repeat(300)}`, status: [403, 404] },
  { path: "/diensten%00.html", status: [400, 404] },
  { path: "/../secret.txt", status: [400, 404] },
  { path: "/..%2fsecret.txt", status: [400, 404] },
  { path: "/..%5csecret.txt", status: [400, 404] },

  // Addresses as people type them, and never another host.
  { path: "/diensten/", ...sentTo("/diensten") },
  { path: "/diensten.html", ...sentTo("/diensten") },
  { path: "/diensten/dak/?a=1&b=2", ...sentTo("/diensten/dak?a=1&b=2") },
  { path: "/index.html", ...sentTo("/") },
  { path: "/sitemap.xml", ...sentTo("/sitemap-index.xml") },
  { path: "//contact", ...sentTo("/contact") },
  { path: "//evil.example/", status: [404] },
  { path: "/%5Cevil.example/", status: [404] },
];

/** Worth compressing. */
const long = (text: string) => text.padEnd(2_000);

/** A folder with a small site, and what must not be sent. */
let root: string;

beforeAll(async () => {
  const { path, remove } = mkdtempDisposableSync(join(tmpdir(), "with a space-"));
  root = join(path, "dist");
  const pages = "index 404 500 diensten diensten/dak beheer blogs blogs/404 contact".split(" ");
  writeFiles(root, {
    ...Object.fromEntries(pages.map((page) => [`${page}.html`, long(`<title>${page}</title>`)])),
    "_astro/page.4f2a.js": long("1;"),
    "_astro/photo.6c3d.avif": "a photograph",
    "site.webmanifest": long("{}"),
    "social/dak.jpg": "a picture",
    "favicon.svg": "<svg/>",
    "empty.txt": "",
    _headers: "for a static host",
    ".git/config": "left by mistake",
    "_astro/.prerender/page.mjs": "left by a build that was interrupted",
    ".well-known/security.txt": "Contact: mailto:info@firm.example",
    "../secret.txt": "not part of the site",
  });
  await precompress(root);
  return remove;
});

test("a host gets no empty file, over which some servers fail, and none for other hosts", () => {
  const paths = [...siteFiles(root).keys()];
  expect(paths.filter((path) => /_headers|empty/.test(path))).toEqual([]);
  expect(paths).toContain("site/diensten/dak.html");
});

describe.each(servers)("$name", ({ name, start, isProxy }) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start(root, 9);
  });
  afterAll(() => server.close());

  const get = ({ path, accepts, with: more, method }: Row) =>
    ask(server.port, path, { ...(accepts && { "Accept-Encoding": accepts }), ...more }, method);

  test.each(table)("%j", async (row) => {
    const { status = 200, file, headers = {} } = row;
    const answer = await get(row);
    expect([status].flat()).toContain(answer.status);
    // Apache cannot send an address without its host.
    expect(answer.headers.location?.replace(url, "")).toBe(row.to);
    expect(answer.headers["content-encoding"]).toBe(row.encoding);
    for (const [name, value] of Object.entries(headers)) {
      expect(answer.headers[name], name).toMatch(value);
    }
    if (typeof status === "number") {
      const isHashed = row.path.startsWith("/_astro/") && status === 200;
      const caching = isHashed ? "public, max-age=31536000, immutable" : "no-cache";
      const usual = { ...everywhere, "cache-control": caching };
      for (const [name, value] of Object.entries(usual).filter(([name]) => !headers[name])) {
        const sent = answer.headers[name]?.toString().replace("; includeSubDomains", "");
        expect(sent, name).toBe(value);
      }
    }
    if (file) {
      expect(`${answer.body}`, file).toBe(readFileSync(join(root, file), "utf8"));
    }
    if (file?.endsWith(".html")) {
      expect(answer.headers["content-type"]?.toLowerCase()).toBe("text/html; charset=utf-8");
    }
  });

  test("does not send again what has not changed, and tags its copies apart", async () => {
    const page = { path: "/diensten", accepts: br };
    const { etag = "" } = (await get(page)).headers;
    const again = await get({ ...page, with: { "If-None-Match": etag } });
    expect([again.status, again.headers.etag, again.body.length]).toEqual([304, etag, 0]);
    expect((await get({ path: "/diensten" })).headers.etag).not.toBe(etag);
  });

  // The built-in server knows no names.
  test.skipIf(name === "built-in")("sends a call for its other name on to the site", async () => {
    const path = "//evil.example/?a=1";
    const { status, headers } = await get({ path, with: { host: otherName.toUpperCase() } });
    expect([status, headers.location]).toEqual([301, url + path]);
    if (isProxy) {
      await expect(get({ path: "/", with: { host: "evil.example" } })).rejects.toThrow();
    }
  });

  test.runIf(name === "Apache").each([
    [301, {}],
    [200, { "X-Forwarded-Proto": "HTTPS" }],
    [200, { "X-Forwarded-SSL": "on" }],
    [200, { Forwarded: "for=192.0.2.60;proto=https;by=203.0.113.43" }],
    [200, { "X-Forwarded-Port": "443" }],
    [200, { Via: "1.1 front" }],
    [301, { "X-Forwarded-Proto": "http" }],
    [301, { "X-Forwarded-SSL": "off" }],
    [301, { "X-Forwarded-Port": "80" }],
  ])("answers %i when a proxy says of the visitor's encryption %j", async (status, said) => {
    for (const path of ["/contact?a=1", script]) {
      const answer = await get({ path, with: { host: hostname, ...said } });
      const location = status === 301 ? url + path : undefined;
      expect([answer.status, answer.headers.location]).toEqual([status, location]);
    }
  });
});
