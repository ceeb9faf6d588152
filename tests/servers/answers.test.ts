import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { site } from "#data/firm/site.ts";
import type { RunningServer } from "#mail/http/server.ts";
import { ask } from "./ask.ts";
import { servers } from "./servers.ts";
import { browser, expectAnswer, removeSite, root, writeSite } from "./small-site.ts";

// The built-in server, Caddy, nginx and Apache get the same requests and must answer alike.

beforeAll(writeSite);
afterAll(removeSite);

describe.each(servers)("%s", (_name, start) => {
  let server: RunningServer;
  const get = (path: string, headers = {}, method = "GET") =>
    ask(server.port, path, headers, method);

  beforeAll(async () => {
    server = await start(root, 9);
  });
  afterAll(() => server.close());

  const compressed = [
    ["/diensten", 200, "diensten.html"],
    ["/", 200, "index.html"],
    ["/diensten/dak", 200, "diensten/dak.html"],
    ["/bestaat-niet", 404, "404.html"],
    ["/_astro/page.4f2a.js", 200, "_astro/page.4f2a.js"],
  ] as const;

  describe.each([
    ["br", browser],
    ["gzip", { "Accept-Encoding": "gzip" }],
  ])("compressed as %s where that is accepted", (encoding, accepted) => {
    test.each(compressed)("sends %s", async (path, status, file) => {
      const answer = await get(path, accepted);
      expectAnswer(answer, status, file);
      expect(answer.headers["content-encoding"]).toBe(encoding);
      expect(answer.headers.vary?.toLowerCase()).toContain("accept-encoding");
    });
  });

  test.each(compressed)(
    "sends %s uncompressed to a client that accepts nothing else",
    async (path, status, file) => {
      const answer = await get(path);
      expectAnswer(answer, status, file);
      expect(answer.headers["content-encoding"]).toBeUndefined();
    },
  );

  test.each([
    ["sw.js", "javascript"],
    ["_astro/small.5e1b.js", "javascript"],
    ["_astro/photo.6c3d.avif", "image/avif"],
  ])("sends %s as it is", async (file, type) => {
    const answer = await get(`/${file}`, browser);
    expectAnswer(answer, 200, file);
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.headers["content-type"]).toContain(type);
  });

  test.each([
    ["br;q=0, gzip", "gzip"],
    ["br;q=0", undefined],
    ["gzip;q=0", undefined],
  ])("heeds %s", async (accepted, encoding) => {
    const { headers } = await get("/diensten", { "Accept-Encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
  });

  test("says of a compressed manifest that it differs by what is accepted", async () => {
    const { headers } = await get("/site.webmanifest", browser);
    expect(headers["content-type"]).toContain("application/manifest+json");
    expect(headers["content-encoding"]).toBe("br");
    expect(headers.vary?.toLowerCase()).toContain("accept-encoding");
  });

  test.each(["/social/dak.jpg", "/favicon.svg"])("lets others show %s", async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers["cross-origin-resource-policy"]]).toEqual([200, "cross-origin"]);
  });

  test.each([
    { "If-None-Match": "*" },
    { "If-Modified-Since": "Fri, 31 Dec 2055 23:59:59 GMT" },
    { Range: "bytes=0-10" },
  ])("sends the page for what is missing whole, also when asked with %j", async (asked) => {
    expectAnswer(await get("/bestaat-niet", asked), 404, "404.html");
  });

  test("does not send again what has not changed", async () => {
    const { etag } = (await get("/diensten", browser)).headers;
    const again = await get("/diensten", { ...browser, "If-None-Match": etag });
    expectAnswer(again, 304);
    expect([again.headers.etag, again.body.length]).toEqual([etag, 0]);
  });

  test("gives a compressed copy another tag than the plain file", async () => {
    const { etag } = (await get("/diensten", browser)).headers;
    expect((await get("/diensten")).headers.etag).not.toBe(etag);
  });

  test("lets the editor's page communicate with the window that signs in", async () => {
    const { status, headers, body } = await get("/beheer");
    expect([status, headers["cross-origin-opener-policy"]]).toEqual([200, "unsafe-none"]);
    expect(body.equals(readFileSync(join(root, "beheer.html")))).toBe(true);
  });

  test("answers HEAD without a body", async () => {
    const head = await get("/diensten", {}, "HEAD");
    expectAnswer(head, 200);
    expect(head.body).toHaveLength(0);
  });

  test("refuses POST", async () => {
    expectAnswer(await get("/diensten", {}, "POST"), 405);
  });

  test.each([
    ["/bestaat-niet", "404.html"],
    ["/case-studies/bestaat-niet", "case-studies/404.html"],
    ["/blogs/bestaat-niet", "blogs/404.html"],
    ["/_astro/gone.js", "404.html"],
    ["/404", "404.html"],
    ["/500", "404.html"],
    ["/blogs/404.html", "blogs/404.html"],
    ["/_headers", "404.html"],
    ["/.git/config", "404.html"],
    ["/%2Egit/config", "404.html"],
    ["/_astro/.prerender/page.mjs", "404.html"],
    ["/Bestaat-Niet", "404.html"],
  ])("answers %s with the page for what is missing", async (path, file) =>
    expectAnswer(await get(path), 404, file),
  );

  test("does not find a name that is too long for any file", async () => {
    // Apache answers 403, before it looks at the site.
    expect([403, 404]).toContain((await get(`/${"a".repeat(300)}`)).status);
  });

  test.each([
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
  ])("sends %s on to %s", async (path, clean) => {
    const answer = await get(path);
    expectAnswer(answer, 301);
    // Apache cannot send an address without its host.
    expect(answer.headers.location?.replace(site.data.url, "")).toBe(clean);
  });

  test.each(["//evil.example/", "/%5Cevil.example/", "/%2F%2Fevil.example/"])(
    "never sends %s to another host",
    async (path) => {
      const { status, headers } = await get(path);
      expect([status, headers.location]).toEqual([404, undefined]);
    },
  );

  test("sends the files with which another service proves whose site it is", async () => {
    expect((await get("/.well-known/security.txt")).status).toBe(200);
  });

  test.each(["/diensten%00.html", "/%00"])("refuses %s, which no file is named", async (path) => {
    // Both are good answers to an address that no browser sends.
    expect([400, 404]).toContain((await get(path)).status);
  });

  test.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/..%5csecret.txt",
    "/_astro/..%2f..%2fsecret.txt",
  ])("keeps what is outside the site from %s", async (path) => {
    // Both are good answers to an address that no browser sends.
    expect([400, 404]).toContain((await get(path)).status);
  });
});
