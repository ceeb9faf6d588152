import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { site } from "#data/facts.ts";
import type { RunningServer } from "#mail/http/server.ts";
import { securityHeaders } from "#tests/support/security-headers.ts";
import { ask } from "./ask.ts";
import { servers } from "./servers.ts";
import { removeSite, root, writeSite } from "./small-site.ts";

// The built-in server, Caddy, nginx and Apache get the same requests and must answer alike.

interface Asked {
  path: string;
  /** The Accept-Encoding of the visitor. */
  accepts?: string;
  with?: Record<string, string>;
  method?: string;
}

interface Answer {
  /** Several where each is a good answer, to an address that no browser sends. */
  status?: number | number[];
  /** The file in dist/ that is sent, whole. */
  file?: string;
  /** The address to which the visitor is sent on. */
  to?: string;
  encoding?: string;
  headers?: Record<string, string | RegExp>;
}

const br = "gzip, deflate, br, zstd";
const whole = { status: 404, file: "404.html" };
const page = { file: "diensten.html" };
const others = { headers: { "cross-origin-resource-policy": "cross-origin" } };
const vary = { vary: /accept-encoding/i };

const table: [why: string, asked: Asked, answer: Answer][] = [
  ["a page", { path: "/diensten" }, page],
  ["a page below it", { path: "/diensten/dak" }, { file: "diensten/dak.html" }],
  ["home", { path: "/" }, { file: "index.html" }],
  ["no body", { path: "/diensten", method: "HEAD" }, {}],
  ["no other method", { path: "/diensten", method: "POST" }, { status: 405 }],

  // Compressed copies, which the visitor takes or not.
  ...[
    { path: "/diensten", file: "diensten.html" },
    { path: "/", file: "index.html" },
    { path: "/_astro/page.4f2a.js", file: "_astro/page.4f2a.js" },
    { path: "/bestaat-niet", status: 404, file: "404.html" },
  ].flatMap(({ path, ...answer }): typeof table => [
    ["br", { path, accepts: br }, { ...answer, encoding: "br", headers: vary }],
    ["gzip", { path, accepts: "gzip" }, { ...answer, encoding: "gzip", headers: vary }],
  ]),
  ["not br", { path: "/diensten", accepts: "br;q=0, gzip" }, { ...page, encoding: "gzip" }],
  ["neither", { path: "/diensten", accepts: "br;q=0" }, page],
  ["neither", { path: "/diensten", accepts: "gzip;q=0" }, page],
  ["too small", { path: "/sw.js", accepts: br }, { file: "sw.js" }],
  [
    "compressed itself",
    { path: "/_astro/photo.6c3d.avif", accepts: br },
    { file: "_astro/photo.6c3d.avif", headers: { "content-type": "image/avif" } },
  ],
  [
    "its type, and Vary",
    { path: "/site.webmanifest", accepts: br },
    { encoding: "br", headers: { "content-type": /^application\/manifest\+json/, ...vary } },
  ],

  // Headers that some addresses have otherwise.
  [
    "may communicate with the window that signs in",
    { path: "/beheer", accepts: br },
    {
      file: "beheer.html",
      encoding: "br",
      headers: { "cross-origin-opener-policy": "unsafe-none" },
    },
  ],
  ["may be shown by others", { path: "/social/dak.jpg" }, others],
  ["may be shown by others", { path: "/favicon.svg" }, others],

  // What is missing, and what is not served.
  [
    "conditions count only for 200",
    { path: "/bestaat-niet", with: { "If-None-Match": "*" } },
    whole,
  ],
  [
    "conditions count only for 200",
    { path: "/bestaat-niet", with: { "If-Modified-Since": "Fri, 31 Dec 2055 23:59:59 GMT" } },
    whole,
  ],
  ["a part only of 200", { path: "/bestaat-niet", with: { Range: "bytes=0-10" } }, whole],
  ...[
    "/bestaat-niet",
    "/Bestaat-Niet",
    "/_astro/gone.js",
    "/404",
    "/500",
    "/_headers",
    "/.git/config",
    "/%2Egit/config",
    "/_astro/.prerender/page.mjs",
  ].map((path): (typeof table)[number] => ["missing", { path }, whole]),
  ["of its section", { path: "/blogs/x" }, { status: 404, file: "blogs/404.html" }],
  ["of its section", { path: "/blogs/404.html" }, { status: 404, file: "blogs/404.html" }],
  ["of its section", { path: "/case-studies/x" }, { status: 404, file: "case-studies/404.html" }],
  // Apache answers 403, before it looks at the site.
  ["too long for a file", { path: `/${"a".repeat(300)}` }, { status: [403, 404] }],
  ["proves whose site it is", { path: "/.well-known/security.txt" }, {}],
  ...["/diensten%00.html", "/%00", "/../secret.txt", "/%2e%2e/secret.txt"].map(
    (path): (typeof table)[number] => ["outside", { path }, { status: [400, 404] }],
  ),
  ...["/..%2fsecret.txt", "/..%5csecret.txt", "/_astro/..%2f..%2fsecret.txt"].map(
    (path): (typeof table)[number] => ["outside", { path }, { status: [400, 404] }],
  ),

  // Addresses as people type them, and never another host.
  ...[
    ["/diensten/", "/diensten"],
    ["//diensten/", "/diensten"],
    ["/diensten.html", "/diensten"],
    ["/diensten/dak/?a=1&b=2", "/diensten/dak?a=1&b=2"],
    ["/blogs/", "/blogs"],
    ["/index.html", "/"],
    ["/sitemap.xml", "/sitemap-index.xml"],
    ["//contact", "/contact"],
    ["/Contact", "/contact"],
    ["//CONTACT.html?a=1", "/contact?a=1"],
    ["/Diensten/", "/diensten"],
    ["/Beheer", "/beheer"],
  ].map(([path = "", to]): (typeof table)[number] => ["sent on", { path }, { status: 301, to }]),
  ...["//evil.example/", "/%5Cevil.example/", "/%2F%2Fevil.example/"].map(
    (path): (typeof table)[number] => ["not sent on", { path }, { status: [404] }],
  ),
];

beforeAll(writeSite);
afterAll(removeSite);

describe.each(servers)("%s", (_name, start) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start(root, 9);
  });
  afterAll(() => server.close());

  const get = ({ path, accepts, with: more, method }: Asked) => {
    const headers = { ...(accepts && { "Accept-Encoding": accepts }), ...more };
    return ask(server.port, path, headers, method);
  };

  test.each(table)("%s: %j", async (_why, asked, { status = 200, file, to, encoding, headers }) => {
    const answer = await get(asked);
    expect([status].flat()).toContain(answer.status);
    // Apache cannot send an address without its host.
    expect(answer.headers.location?.replace(site.data.url, "")).toBe(to);
    if (typeof status === "number") {
      const isHashed = asked.path.startsWith("/_astro/") && status === 200;
      const usual = {
        ...Object.fromEntries(securityHeaders),
        "Cache-Control": isHashed ? "public, max-age=31536000, immutable" : "no-cache",
      };
      for (const [name, value] of Object.entries(usual)) {
        const key = name.toLowerCase();
        const sent = answer.headers[key]?.toString().replace("; includeSubDomains", "");
        expect(sent, name).toBe(headers?.[key] ?? value);
      }
    }
    for (const [name, value] of Object.entries(headers ?? {})) {
      expect(answer.headers[name], name).toMatch(value);
    }
    expect(answer.headers["content-encoding"]).toBe(encoding);
    if (file) {
      expect(answer.body.equals(readFileSync(join(root, file))), `the content of ${file}`).toBe(
        true,
      );
    }
    if (file?.endsWith(".html")) {
      expect(answer.headers["content-type"]?.toLowerCase()).toBe("text/html; charset=utf-8");
    }
    if (asked.method === "HEAD") {
      expect(answer.body).toHaveLength(0);
    }
  });

  test("does not send again what has not changed, and tags its copies apart", async () => {
    const { etag } = (await get({ path: "/diensten", accepts: br })).headers;
    const again = await get({
      path: "/diensten",
      accepts: br,
      with: { "If-None-Match": `${etag}` },
    });
    expect([again.status, again.headers.etag, again.body.length]).toEqual([304, etag, 0]);
    expect((await get({ path: "/diensten" })).headers.etag).not.toBe(etag);
  });
});
