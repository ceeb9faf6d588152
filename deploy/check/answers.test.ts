import { once } from "node:events";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { site } from "#data/firm/site.ts";
import { precompress } from "#deploy/build/precompress.ts";
import { caching, securityHeaders } from "#deploy/server/headers.ts";
import type { RunningServer } from "#mail/http/server.ts";
import { type Answer, ask } from "./ask.ts";
import { proxies, servers } from "./servers.ts";

// The built-in server, Caddy, nginx and Apache get the same requests and must answer alike.

const parent = mkdtempSync(join(tmpdir(), "with a space-"));
const root = join(parent, "dist");
const browser = { "Accept-Encoding": "gzip, deflate, br, zstd" };

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeAll(async () => {
  const pages = [
    "index",
    "404",
    "500",
    "diensten",
    "diensten/dak",
    "beheer",
    "blogs",
    "blogs/404",
    "case-studies/404",
    "contact",
  ];
  for (const page of pages) {
    write(`${page}.html`, `<!doctype html><title>${page}</title>`.padEnd(2_000));
  }
  write("_astro/page.4f2a.js", "1;".padEnd(2_000));
  write("_astro/small.5e1b.js", "2;");
  write("_astro/photo.6c3d.avif", "a photograph".padEnd(2_000));
  write("site.webmanifest", "{}");
  write("sw.js", "3;");
  write("_headers", "for a static host");
  write("sitemap-index.xml", "<sitemapindex/>");
  write(".git/config", "left by mistake");
  write("_astro/.prerender/page.mjs", "left by a build that was interrupted");
  write(".well-known/security.txt", "Contact: mailto:info@firm.example");
  writeFileSync(join(parent, "secret.txt"), "not part of the site");
  await precompress(root, join(parent, "kept"));
});
afterAll(() => rmSync(parent, { recursive: true }));

/** The headers of every answer and, if a file is named, its content. */
function expectAnswer(
  { status, headers, body }: Answer,
  expected: number,
  file?: string,
  from = root,
): void {
  expect(status).toBe(expected);
  for (const { name, value } of securityHeaders) {
    expect(headers[name.toLowerCase()], name).toBe(value);
  }
  if (!file) {
    return;
  }
  const hashed = file.startsWith("_astro/");
  expect(headers["cache-control"]).toBe(hashed ? caching.immutable : caching.revalidate);
  if (file.endsWith(".html")) {
    expect(headers["content-type"]?.toLowerCase()).toBe("text/html; charset=utf-8");
  }
  expect(body.equals(readFileSync(join(from, file))), `the content of ${file}`).toBe(true);
}

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
      expect(answer.headers.vary).toContain("Accept-Encoding");
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
    ["site.webmanifest", "application/manifest+json"],
  ])("sends %s as it is", async (file, type) => {
    const answer = await get(`/${file}`, browser);
    expectAnswer(answer, 200, file);
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.headers["content-type"]).toContain(type);
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

describe.each(proxies)("%s, which faces the internet,", (_name, start) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start(root, 9);
  });
  afterAll(() => server.close());

  test("does not answer a call for another name", async () => {
    await expect(ask(server.port, "/", { Host: "evil.example" })).rejects.toThrow();
  });

  test("ends a connection on which a header never ends", async () => {
    const socket = connect(server.port, "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ");
    await once(socket.resume(), "close");
  });
});

describe.each(servers.filter(([name]) => name === "Apache"))("%s", (_name, start) => {
  test.each([`www.${new URL(site.data.url).hostname}`, new URL(site.data.url).hostname])(
    "sends a call for %s without encryption on to the one address of the site",
    async (host) => {
      const server = await start(root, 9);
      const { status, headers } = await ask(server.port, "/contact?a=1", { Host: host });
      expect([status, headers.location]).toEqual([301, `${site.data.url}/contact?a=1`]);
      const safe = { Host: host.replace("www.", ""), "X-Forwarded-Proto": "https" };
      expect((await ask(server.port, "/contact", safe)).status).toBe(200);
      await server.close();
    },
  );
});

const built = resolve("dist");
describe.runIf(existsSync(built) || process.env.REQUIRE_SERVERS).each(servers)(
  "%s",
  (_name, start) => {
    test("shows every page of dist/", async () => {
      expect(existsSync(built), "there is no dist/: npm run build").toBe(true);
      const server = await start(built, 9);
      const pages = globSync("**/*.html", { cwd: built });
      for (const page of pages.filter(
        (file) => !/(^|\/)(404|500|index|beheer)\.html$/.test(file),
      )) {
        const path = `/${page.replace(/\.html$/, "")}`;
        expectAnswer(await ask(server.port, path, browser), 200, page, built);
      }
      await server.close();
    });
  },
);
