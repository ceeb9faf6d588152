import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { site } from "#data/facts.ts";
import type { RunningServer } from "#mail/http/server.ts";
import { ask } from "./run.ts";
import { servers } from "./servers.ts";
import { removeSite, root, writeSite } from "./small-site.ts";

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
const script = "/_astro/page.4f2a.js";
const whole = { status: 404, file: "404.html" };
const refused = { status: [400, 404] };
const page = { file: "diensten.html" };
const others = { headers: { "cross-origin-resource-policy": "cross-origin" } };
const vary = { vary: /accept-encoding/i };

const table: [why: string, asked: Asked, answer: Answer][] = [
  ["a page", { path: "/diensten" }, page],
  ["a page below it", { path: "/diensten/dak" }, { file: "diensten/dak.html" }],
  ["home", { path: "/" }, { file: "index.html" }],
  ["no other method", { path: "/diensten", method: "POST" }, { status: 405 }],

  // Compressed copies, which the visitor takes or not.
  ["br", { path: "/diensten", accepts: br }, { ...page, encoding: "br", headers: vary }],
  ["gzip", { path: "/diensten", accepts: "gzip" }, { ...page, encoding: "gzip", headers: vary }],
  ["br", { path: script, accepts: br }, { file: script.slice(1), encoding: "br", headers: vary }],
  ["br", { path: "/bestaat-niet", accepts: br }, { ...whole, encoding: "br", headers: vary }],
  ["not br", { path: "/diensten", accepts: "br;q=0, gzip" }, { ...page, encoding: "gzip" }],
  ["neither", { path: "/diensten", accepts: "br;q=0" }, page],
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
  ["a part only of 200", { path: "/bestaat-niet", with: { Range: "bytes=0-10" } }, whole],
  ["missing", { path: "/Bestaat-Niet" }, whole],
  ["missing", { path: "/_astro/gone.js" }, whole],
  ["missing", { path: "/404" }, whole],
  ["missing", { path: "/_headers" }, whole],
  ["missing", { path: "/.git/config" }, whole],
  ["missing", { path: "/%2Egit/config" }, whole],
  ["missing", { path: "/_astro/.prerender/page.mjs" }, whole],
  ["of its section", { path: "/blogs/x" }, { status: 404, file: "blogs/404.html" }],
  ["of its section", { path: "/blogs/404.html" }, { status: 404, file: "blogs/404.html" }],
  // Apache answers 403, before it looks at the site.
  ["too long for a file", { path: `/${"a".repeat(300)}` }, { status: [403, 404] }],
  ["proves whose site it is", { path: "/.well-known/security.txt" }, {}],
  ["outside", { path: "/diensten%00.html" }, refused],
  ["outside", { path: "/../secret.txt" }, refused],
  ["outside", { path: "/..%2fsecret.txt" }, refused],
  ["outside", { path: "/..%5csecret.txt" }, refused],

  // Addresses as people type them, and never another host.
  ["sent on", { path: "/diensten/" }, { status: 301, to: "/diensten" }],
  ["sent on", { path: "/diensten.html" }, { status: 301, to: "/diensten" }],
  ["sent on", { path: "/diensten/dak/?a=1&b=2" }, { status: 301, to: "/diensten/dak?a=1&b=2" }],
  ["sent on", { path: "/index.html" }, { status: 301, to: "/" }],
  ["sent on", { path: "/sitemap.xml" }, { status: 301, to: "/sitemap-index.xml" }],
  ["sent on", { path: "//contact" }, { status: 301, to: "/contact" }],
  ["sent on", { path: "/Contact" }, { status: 301, to: "/contact" }],
  ["sent on", { path: "//CONTACT.html?a=1" }, { status: 301, to: "/contact?a=1" }],
  ["not sent on", { path: "//evil.example/" }, { status: [404] }],
  ["not sent on", { path: "/%5Cevil.example/" }, { status: [404] }],
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
        ...everywhere,
        "cache-control": isHashed ? "public, max-age=31536000, immutable" : "no-cache",
      };
      for (const [name, value] of Object.entries(usual)) {
        const sent = answer.headers[name]?.toString().replace("; includeSubDomains", "");
        expect(sent, name).toBe(headers?.[name] ?? value);
      }
    }
    for (const [name, value] of Object.entries(headers ?? {})) {
      expect(answer.headers[name], name).toMatch(value);
    }
    expect(answer.headers["content-encoding"]).toBe(encoding);
    if (file) {
      expect(`${answer.body}`, file).toBe(readFileSync(join(root, file), "utf8"));
    }
    if (file?.endsWith(".html")) {
      expect(answer.headers["content-type"]?.toLowerCase()).toBe("text/html; charset=utf-8");
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
