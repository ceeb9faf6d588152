import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { securityHeaders } from "./headers.ts";
import { createSite, failure } from "./site.ts";

const parent = mkdtempSync(join(tmpdir(), "site-"));
const root = join(parent, "dist");
const page = (name: string) => `<!doctype html><title>${name}</title>`;

function write(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeAll(() => {
  for (const name of [
    "index",
    "404",
    "500",
    "diensten",
    "diensten/dak",
    "blogs",
    "blogs/404",
    "case-studies/404",
  ]) {
    write(`${name}.html`, page(name));
  }
  writeFileSync(join(root, "diensten.html.br"), brotliCompressSync(page("diensten")));
  writeFileSync(join(root, "diensten.html.gz"), gzipSync(page("diensten")));
  write("_astro/page.4f2a.js", "1;");
  write("sw.js", "2;");
  write("_headers", "for a static host");
  writeFileSync(join(parent, "secret.txt"), "not part of the site");
});
afterAll(() => rmSync(parent, { recursive: true }));

function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  return createSite(root).request(`http://site.example${path}`, { headers, method });
}

describe("addresses", () => {
  it.each([
    ["/", "index"],
    ["/diensten", "diensten"],
    ["/diensten/dak", "diensten/dak"],
  ])("shows the page at %s", async (path, name) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await response.text()).toBe(page(name));
  });

  it.each([
    ["/diensten/", "/diensten"],
    ["/diensten.html", "/diensten"],
    ["/diensten/dak/?bron=mail", "/diensten/dak?bron=mail"],
    ["/index.html", "/"],
    ["//diensten/", "/diensten"],
  ])("sends %s on to %s", async (path, clean) => {
    const response = await get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe(clean);
  });

  it.each(["//evil.example/", "/%5Cevil.example/", "/%2F%2Fevil.example/"])(
    "never sends %s elsewhere",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it.each([
    ["/bestaat-niet", "404"],
    ["/blogs/bestaat-niet", "blogs/404"],
    ["/case-studies/bestaat-niet", "case-studies/404"],
    ["/404", "404"],
    ["/500", "404"],
    [`/${"a".repeat(300)}`, "404"],
    ["/blogs/404.html", "blogs/404"],
    ["/_astro/gone.js", "404"],
    ["/_headers", "404"],
    ["/%2e%2e%2fsecret.txt", "404"],
    ["/..%5csecret.txt", "404"],
  ])("answers %s with status 404 and the page %s", async (path, name) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(await response.text()).toBe(page(name));
  });
});

it("shows the page for a failing server with status 500, and its reason to the owner only", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const failing = new Hono().onError(failure(root)).get("/", () => {
    throw new Error("disk full");
  });
  const response = await failing.request("/");
  expect(response.status).toBe(500);
  expect(await response.text()).toBe(page("500"));
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: "disk full" }));
});

describe("caching", () => {
  it("keeps hashed files for a year and has everything else revalidated", async () => {
    const hashed = await get("/_astro/page.4f2a.js");
    expect(hashed.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect((await get("/sw.js")).headers.get("cache-control")).toBe("no-cache");
    expect((await get("/diensten")).headers.get("cache-control")).toBe("no-cache");
  });

  it("answers 304 without a body when the browser has the page already", async () => {
    const etag = (await get("/diensten")).headers.get("etag") ?? "";
    const again = await get("/diensten", { "If-None-Match": etag });
    expect(again.status).toBe(304);
    expect(again.headers.get("etag")).toBe(etag);
    expect(await again.text()).toBe("");
  });

  it("tells a compressed copy from the plain one", async () => {
    const plain = (await get("/diensten")).headers.get("etag");
    const compressed = await get("/diensten", { "Accept-Encoding": "br" });
    expect(compressed.headers.get("etag")).not.toBe(plain);
    expect(compressed.headers.get("vary")).toBe("Accept-Encoding");
  });
});

describe("compression", () => {
  it("sends the brotli copy where it is accepted, else gzip, else the file", async () => {
    const brotli = await get("/diensten", { "Accept-Encoding": "gzip, deflate, br, zstd" });
    expect(brotli.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(page("diensten"));
    const gzip = await get("/diensten", { "Accept-Encoding": "gzip" });
    expect(gzip.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(page("diensten"));
    expect((await get("/diensten")).headers.has("content-encoding")).toBe(false);
  });
});

describe("every response", () => {
  it.each(["/", "/bestaat-niet", "/diensten/", "/_astro/page.4f2a.js"])(
    "of %s has the security headers",
    async (path) => {
      const { headers } = await get(path);
      for (const { name, value } of securityHeaders) expect(headers.get(name)).toBe(value);
    },
  );

  it("has the same headers and no body for HEAD", async () => {
    const head = await get("/diensten", {}, "HEAD");
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries((await get("/diensten")).headers));
    expect(await head.text()).toBe("");
  });

  it("refuses to take data", async () => {
    const response = await get("/diensten", {}, "POST");
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  });
});
