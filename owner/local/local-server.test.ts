import { mkdirSync, mkdtempDisposableSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { createServer } from "vite";
import { beforeAll, expect, test } from "vitest";
import { guard, limits } from "./local-server.ts";

const secret = "hunter2";
const password = ".online.json";
const files = {
  [password]: `{ "password": "${secret}" }`,
  "site/shell.ts": "export const shell = 1;",
  "photos/wall.jpg": "a photograph",
  "site/public/icon.svg": "<svg/>",
  "settings.yaml": secret,
};
const { path: project, remove } = mkdtempDisposableSync(join(tmpdir(), "with a space-"));

let port: number;

beforeAll(async () => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), content);
  }
  // The server of `npm run dev`, without the pages that Astro adds to it.
  const server = await createServer({
    configFile: false,
    root: project,
    publicDir: "site/public",
    appType: "custom",
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true },
    server: limits(project),
    plugins: [guard(project)],
  });
  await server.listen(0);
  const address = server.httpServer?.address() as AddressInfo;
  port = address.port;
  return async () => {
    await server.close();
    remove();
  };
});

/** Asks for a path as it is written here, which fetch would tidy up. */
async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  const { promise, resolve, reject } = Promise.withResolvers<{ status?: number; body: string }>();
  request({ host: "127.0.0.1", port, path, method, headers: { host: "localhost", ...headers } })
    .on("response", async (response) => {
      resolve({ status: response.statusCode, body: await text(response) });
    })
    .on("upgrade", (response, socket) => {
      socket.destroy();
      resolve({ status: response.statusCode, body: "" });
    })
    .on("error", reject)
    .end();
  return await promise;
}

const whole = encodeURI(`${project}/${password}`);
const encoded = password.replace(/[.\w]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

const addresses = [
  ["", "?import", "?raw", "?url", "?inline", "?import&raw", "?import&url"].flatMap((query) => [
    `/${password}${query}`,
    `/@fs${whole}${query}`,
  ]),
  ["site/../", "node_modules/../", "site/%2e%2e/", "site/..%2f", "site/..\\"].flatMap((folder) => [
    `/${folder}${password}`,
    `/${folder}${password}?raw`,
  ]),
  ["/", "./", "%2e/", "%252e/", "@id/", "@id/__x00__", "beheer/../", "blogs/../"].map(
    (before) => `/${before}${password}?raw`,
  ),
  ["/", "/site/../", "/./"].map((before) => `/@fs${before}${whole}?import&raw`),
  ["/", ".", "%00", "%20", "::$DATA", ";x", "%23", "%3Fraw"].map((end) => `/${password}${end}`),
  [encoded, encoded.replaceAll("%", "%25"), password.toUpperCase()].map((name) => `/${name}`),
  `/@FS${whole}`,
  `/_image?f=svg&href=/@fs${whole}`,
  `/_image?f=svg&href=/photos/wall.jpg&href=/${password}`,
  `/_image?f=svg&href=${encodeURIComponent(`/photos/../${password}`)}`,
  `http://localhost/${password}`,
  "/settings.yaml?raw",
].flat();

test("a file with a password is given at no address", async () => {
  for (const address of addresses) {
    const { status, body } = await ask(address);
    expect([address, status, body]).toEqual([address, 404, "Not found"]);
  }
});

test("pages get their modules, photographs and public files", async () => {
  const bodyOf = async (path: string) => (await ask(path)).body;
  expect(await bodyOf("/site/shell.ts")).toContain("shell = 1");
  expect(await bodyOf("/photos/wall.jpg")).toBe("a photograph");
  expect(await bodyOf(encodeURI(`/@fs${project}/photos/wall.jpg`))).toBe("a photograph");
  expect(await bodyOf("/icon.svg")).toBe("<svg/>");
  expect(await bodyOf("/@vite/client")).toContain("WebSocket");
});

test("what is not there is not found, however it is asked for", async () => {
  for (const address of [
    "/site/missing.ts?import",
    "/site/?import&raw",
    "/photos/missing.jpg?import",
    "/_image?href=/photos/missing.jpg",
    "/_image?href=/site/shell.ts&f=webp",
  ]) {
    expect([address, (await ask(address)).status]).toEqual([address, 404]);
  }
});

const own = "localhost:4321";
const page = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };

test.for([
  [{ host: own }, 200],
  [{ host: "127.0.0.1:4321" }, 200],
  [{ host: "[::1]:4321" }, 200],
  [{ host: own, origin: "http://localhost:4321", "sec-fetch-site": "same-origin" }, 200],
  [{ host: own, "sec-fetch-site": "none", ...page }, 200],
  [{ host: own, "sec-fetch-site": "cross-site", ...page }, 200],
  [{ host: "192.168.1.20:4321" }, 403],
  [{ host: "localhost.evil.example" }, 403],
  [{ host: own, origin: "http://localhost:5000" }, 403],
  [{ host: own, origin: "https://localhost:4321" }, 403],
  [{ host: own, origin: "null" }, 403],
  [{ host: own, "sec-fetch-site": "same-site", "sec-fetch-mode": "no-cors" }, 403],
  [{ host: own, "sec-fetch-site": "cross-site", ...page, "sec-fetch-dest": "iframe" }, 403],
] as const)("a request with %j gets %i", async ([headers, status]) => {
  const answer = await ask("/site/shell.ts", headers);
  expect(answer.status).toBe(status);
});

test("a form of another website sends nothing", async () => {
  const headers = { host: own, "sec-fetch-site": "cross-site", ...page };
  expect((await ask("/", headers, "POST")).status).toBe(403);
});

test("a page of another origin does not hear of changes, not even with Vite's token", async () => {
  const client = await ask("/@vite/client");
  const [, token = ""] = /wsToken = "([^"]+)"/.exec(client.body) ?? [];
  const connect = (origin: string, protocol: string) =>
    ask(`/?token=${token}`, {
      origin,
      connection: "Upgrade",
      upgrade: "websocket",
      "sec-websocket-protocol": protocol,
      "sec-websocket-version": "13",
      "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
    });
  expect((await connect("http://localhost", "vite-hmr")).status).toBe(101);
  await expect(connect("http://localhost:5000", "vite-hmr")).rejects.toThrow("socket hang up");
});
