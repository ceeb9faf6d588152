import { existsSync, globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { caching, securityHeaders } from "../../server/headers.ts";
import { mailCalls, mailServiceDown, sendPath } from "../../server/server-config.ts";
import { type Answer, ask } from "./ask.ts";
import { type CheckedServer, startBuiltIn, startCaddy, startMailStub, startNginx } from "./servers.ts";

// Caddy, nginx and the built-in server are asked the same questions about dist/ and have to answer alike.

const found = (pattern: string) => globSync(pattern, { cwd: "dist" });
const pages = found("**/*.html").filter((file) => !/(^|\/)(404|500|index)\.html$/.test(file));
const address = (file: string) => `/${file.replace(/\.html$/, "")}`;
const page = pages.find((file) => file.includes("/")) ?? "";
const browser = { "Accept-Encoding": "gzip, deflate, br, zstd" };

/** What every answer has, and, if named, the content of a file in dist/. */
function expectAnswer({ status, headers, body }: Answer, expected: number, file?: string): void {
  expect(status).toBe(expected);
  for (const { name, value } of securityHeaders) expect(headers[name.toLowerCase()], name).toBe(value);
  if (!file) return;
  const hashed = file.startsWith("_astro/");
  expect(headers["cache-control"]).toBe(hashed ? caching.immutable : caching.revalidate);
  if (file.endsWith(".html")) expect(headers["content-type"]?.toLowerCase()).toBe("text/html; charset=utf-8");
  expect(body.equals(readFileSync(`dist/${file}`)), `the content of ${file}`).toBe(true);
}

it("has a site to serve: npm run build", () => expect(pages).not.toEqual([]));

describe.each([
  ["built-in", startBuiltIn],
  ["Caddy", startCaddy],
  ["nginx", startNginx],
] as const)("%s", (name, start) => {
  let mail: CheckedServer;
  let server: CheckedServer;
  const get = (path: string, headers = {}, method = "GET") => ask(server.port, path, headers, method);

  beforeAll(async () => {
    mail = await startMailStub();
    server = await start(mail.port);
  });
  afterAll(() => Promise.all([server.stop(), mail.stop()]));

  it.each([["/", "index.html"], ...pages.map((file) => [address(file), file])])(
    "shows %s",
    async (path, file) => expectAnswer(await get(path), 200, file),
  );

  it.each([
    ["br", browser],
    ["gzip", { "Accept-Encoding": "gzip" }],
    [undefined, {}],
  ])("sends pages compressed as %s where that is accepted", async (encoding, accepted) => {
    for (const [path, status, file] of [
      [address(page), 200, page],
      ["/", 200, "index.html"],
      ["/bestaat-niet", 404, "404.html"],
    ] as const) {
      const answer = await get(path, accepted);
      expectAnswer(answer, status, file);
      expect(answer.headers["content-encoding"]).toBe(encoding);
      if (encoding) expect(answer.headers.vary).toContain("Accept-Encoding");
    }
  });

  it("does not send again what has not changed", async () => {
    const { etag } = (await get(address(page), browser)).headers;
    const again = await get(address(page), { ...browser, "If-None-Match": etag });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it("answers HEAD and refuses POST", async () => {
    const head = await get(address(page), {}, "HEAD");
    expectAnswer(head, 200);
    expect(head.body).toHaveLength(0);
    expectAnswer(await get(address(page), {}, "POST"), 405);
  });

  it.each([
    ["script", found("_astro/*.js")[0] ?? "", "br"],
    ["picture", found("_astro/*.avif")[0] ?? "", undefined],
  ])("has a hashed %s kept for a year", async (_kind, file, encoding) => {
    const { headers, ...answer } = await get(`/${file}`, browser);
    expectAnswer({ headers, ...answer }, 200, file);
    expect(headers["content-encoding"]).toBe(encoding);
    if (file.endsWith(".avif")) expect(headers["content-type"]).toBe("image/avif");
  });

  it.each(["sw.js", "robots.txt"].filter((file) => existsSync(`dist/${file}`)))(
    "has %s revalidated",
    async (file) => expectAnswer(await get(`/${file}`), 200, file),
  );

  it.each([
    ["/bestaat-niet", "404.html"],
    ["/case-studies/bestaat-niet", "case-studies/404.html"],
    ["/blogs/bestaat-niet", "blogs/404.html"],
    ["/_astro/gone.js", "404.html"],
    ["/404", "404.html"],
    ["/500", "404.html"],
    ["/blogs/404.html", "blogs/404.html"],
    ["/_headers", "404.html"],
  ])("answers %s with the page for what is missing", async (path, file) =>
    expectAnswer(await get(path), 404, file),
  );

  it.each([
    [`${address(page)}/`, address(page)],
    [`${address(page)}/?a=1&b=2`, `${address(page)}?a=1&b=2`],
    ["/blogs/", "/blogs"],
    [`/${page}`, address(page)],
    ["/index.html", "/"],
  ])("sends %s on to %s", async (path, clean) => {
    const answer = await get(path);
    expectAnswer(answer, 301);
    expect(answer.headers.location).toBe(clean);
  });

  it.each(["//evil.example/", "/%5Cevil.example/"])("never sends %s to another host", async (path) =>
    expectAnswer(await get(path), 404),
  );

  it.each([
    "/../package.json",
    "/%2e%2e/package.json",
    "/..%2fpackage.json",
    "/_astro/..%2f..%2fpackage.json",
  ])("keeps what is outside dist/ from %s", async (path) => {
    // Both are a good answer to an address that no browser sends.
    expect([400, 404]).toContain((await get(path)).status);
  });

  it.each(mailCalls)("lets $maxBytes bytes through to $path, and no more", async ({ path, maxBytes }) => {
    const type = { "Content-Type": "multipart/form-data; boundary=none" };
    const send = (size: number) => ask(server.port, path, type, "POST", Buffer.alloc(size, "x"));
    const { status, body } = await send(maxBytes);
    // The service itself finds no form in it.
    if (name === "built-in") expect([400, 415]).toContain(status);
    else expect([status, JSON.parse(body.toString()).received]).toEqual([200, maxBytes]);
    expect((await send(maxBytes + 1)).status).toBe(path === sendPath && name === "built-in" ? 415 : 413);
  });

  // The built-in server has the mail service inside it: nothing is handed on.
  describe.skipIf(name === "built-in")("in front of the mail service", () => {
    it("hands on the visitor's address, and not one they made up", async () => {
      const { headers, body } = await get(sendPath, { "X-Forwarded-For": "203.0.113.9" });
      const received = JSON.parse(body.toString()) as Record<string, string>;
      expect(received["x-forwarded-for"]?.split(", ").at(-1)).toBe("127.0.0.1");
      expect(received["host"]).toBe(`127.0.0.1:${server.port}`);
      expect(headers["content-security-policy"], "a header of pages").toBeUndefined();
    });

    it("answers in words when it does not run, since a visitor sees them", async () => {
      await mail.stop();
      const { status, headers, body } = await get(sendPath, {}, "POST");
      expect(status).toBe(502);
      expect(headers["content-type"]).toMatch(/^text\/plain/);
      expect(body.toString()).toBe(mailServiceDown);
    });
  });
});
