import { mkdirSync, mkdtempDisposableSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { createServer, type ViteDevServer } from "vite";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { guard, limits } from "./local-server.ts";

const secret = "hunter2";
const files = {
  ".online.json": `{ "password": "${secret}" }`,
  "deploy/mail.env": `SMTP_URL=smtp://firm:${secret}@mail.example`,
};
const pages = [
  { pattern: "/[legal]", patternRegex: /^\/([^/]+?)$/ },
  { pattern: "/blogs/[...list]", patternRegex: /^\/blogs(?:\/(.*?))?$/ },
  { pattern: "/social/[name].jpg", patternRegex: /^\/social\/([^/]+?)\.jpg$/ },
];

const { path: project, remove } = mkdtempDisposableSync(join(tmpdir(), "with a space-"));

function writeProject(): void {
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), content);
  };
  Object.entries(files).forEach(([path, content]) => {
    write(path, content);
  });
  write("src/shell.ts", "export const shell = 1;");
  write("photos/wall.jpg", "a photograph");
  write("public/icon.svg", "<svg/>");
}

/** The server of `npm run dev`, without the pages that Astro adds to it. */
async function start(settings: object): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: false,
    root: project,
    appType: "custom",
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true },
    ...settings,
  });
  return await server.listen(0);
}

const portOf = ({ httpServer }: ViteDevServer) => (httpServer?.address() as AddressInfo)?.port;

let port: number;

beforeAll(async () => {
  writeProject();
  const server = await start({
    server: limits(project),
    plugins: [guard(project, () => pages)],
  });
  port = portOf(server);
  return async () => {
    await server.close();
    remove();
  };
});

/** Asks for a path as it is written here, which fetch would tidy up. */
async function ask(path: string, headers: Record<string, string> = {}, at = port, method = "GET") {
  const { promise, resolve, reject } = Promise.withResolvers<{ status?: number; body: string }>();
  request({ host: "127.0.0.1", port: at, path, method, headers: { host: "localhost", ...headers } })
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

const encoded = (path: string) => path.replace(/[.\w]/g, (letter) => `%${hexOf(letter)}`);
const hexOf = (letter: string) => letter.charCodeAt(0).toString(16);

const queries = ["", "?import", "?raw", "?url", "?inline", "?import&raw", "?import&url", "?v=1"];
const foldersAbove = ["src/../", "photos/../", "node_modules/../", "src/%2e%2e/", "src/..%2f"];
const beginnings = ["/", "./", "src/..\\", "%2e/", "%252e/", "@id/", "@id/__x00__", "x/../"];
const roots = ["", "/", "/src/../", "/./"];
const ends = ["/", ".", "%00", "%20", "::$DATA", ";x", "%23", "%3Fraw"];

function addressesOf(file: string): string[] {
  const whole = encodeURI(`${project}/${file}`);
  return [
    ...queries.flatMap((query) => [`/${file}${query}`, `/@fs${whole}${query}`]),
    ...foldersAbove.map((folder) => `/${folder}${file}`),
    ...beginnings.map((before) => `/${before}${file}?raw`),
    ...roots.map((before) => `/@fs${before}${whole}?import&raw`),
    ...ends.map((end) => `/${file}${end}`),
    `/${encoded(file)}`,
    `/${encoded(file).replaceAll("%", "%25")}`,
    `/${file.toUpperCase()}`,
    `/@FS${whole}`,
    `/@id/${whole}?raw`,
    `/@fs${encodeURI(project)}/src/..%2f${file}?raw`,
    `/${file.replace(/\.\w+$/, "")}`,
    `/${file.replace(/\.\w+$/, "")}?import`,
    `/_image?f=svg&href=/@fs${whole}`,
    `/_image?f=svg&href=/${file}`,
    `/_image?f=svg&href=/photos/wall.jpg&href=/${file}`,
    `/_image?f=svg&href=${encodeURIComponent(`/photos/../${file}`)}`,
    `/beheer/../${file}`,
    `/blogs/../${file}`,
    `http://localhost/${file}`,
  ];
}

test.for(Object.keys(files))("%s is given at no address", async (file) => {
  for (const address of addressesOf(file)) {
    const { status, body } = await ask(address);
    expect([address, status, body]).toEqual([address, 404, "Not found"]);
  }
});

test.for(Object.keys(files))("Vite by itself does not give %s either", async (file) => {
  const server = await start({ server: limits(project) });
  onTestFinished(() => server.close());
  for (const address of addressesOf(file)) {
    const { body } = await ask(address, {}, portOf(server));
    expect(body, address).not.toContain(secret);
  }
});

test("pages get their modules, photographs and public files", async () => {
  const bodyOf = async (path: string) => (await ask(path)).body;
  expect(await bodyOf("/src/shell.ts")).toContain("shell = 1");
  expect(await bodyOf("/photos/wall.jpg")).toBe("a photograph");
  expect(await bodyOf(encodeURI(`/@fs${project}/photos/wall.jpg`))).toBe("a photograph");
  expect(await bodyOf("/icon.svg")).toBe("<svg/>");
  expect(await bodyOf("/@vite/client")).toContain("WebSocket");
});

test("what is not there is not found, however it is asked for", async () => {
  for (const address of [
    "/src/missing.ts?import",
    "/src/?import&raw",
    "/photos/missing.jpg?import",
    "/_image?href=/photos/missing.jpg",
    "/_image?href=/src/shell.ts&f=webp",
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
  [{ host: "firm.localhost" }, 200],
  [{ host: own, origin: "http://localhost:4321", "sec-fetch-site": "same-origin" }, 200],
  [{ host: own, "sec-fetch-site": "none", ...page }, 200],
  [{ host: own, "sec-fetch-site": "cross-site", ...page }, 200],
  [{ host: "192.168.1.20:4321" }, 403],
  [{ host: "169.254.169.254" }, 403],
  [{ host: "0.0.0.0:4321" }, 403],
  [{ host: "2130706433" }, 403],
  [{ host: "localhost.evil.example" }, 403],
  [{ host: "evil.example:4321" }, 403],
  [{ host: own, origin: "http://localhost:5000" }, 403],
  [{ host: own, origin: "https://localhost:4321" }, 403],
  [{ host: own, origin: "null" }, 403],
  [{ host: own, "sec-fetch-site": "same-site", "sec-fetch-mode": "no-cors" }, 403],
  [{ host: own, "sec-fetch-site": "cross-site", ...page, "sec-fetch-dest": "iframe" }, 403],
] as const)("a request with %j gets %i", async ([headers, status]) => {
  const answer = await ask("/src/shell.ts", headers);
  expect(answer.status).toBe(status);
});

test("a form of another website sends nothing", async () => {
  const sent = await ask("/", { host: own, "sec-fetch-site": "cross-site", ...page }, port, "POST");
  expect(sent.status).toBe(403);
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
  await expect(connect("http://localhost:5000", "vite-ping")).rejects.toThrow("socket hang up");
});
