import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { filesPath, sendPath } from "#contract/calls.ts";
import type { RunningServer } from "#mail/http/server.ts";
import { ask } from "./ask.ts";
import { impatient, proxies, servers, siteName } from "./servers.ts";
import { browser, expectAnswer, removeSite, root, writeSite } from "./small-site.ts";

// What only some of the servers are asked, and the pages of the built site from each of them.

beforeAll(writeSite);
afterAll(removeSite);

describe.each(proxies)("%s, which faces the internet,", (_name, start) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start(root, 9);
  });
  afterAll(() => server.close());

  test("does not answer a call for another name", async () => {
    await expect(ask(server.port, "/", { Host: "evil.example" })).rejects.toThrow();
  });

  test.each([
    [`www.${siteName}`, "/contact?a=1"],
    [`WWW.${siteName}`, "//evil.example/"],
  ])("sends a call for the other name, %s, on to the site", async (host, path) => {
    const { status, headers } = await ask(server.port, path, { Host: host });
    expect([status, headers.location]).toEqual([301, `https://${siteName}${path}`]);
  });
});

const impatientProxies = impatient.filter(([name]) => !name.startsWith("Apache"));

test.each(impatientProxies)(
  "%s ends a connection on which a header never ends",
  async (_n, start) => {
    const server = await start(root, 9);
    const socket = connect(server.port, "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ");
    await once(socket.resume(), "close");
    await server.close();
  },
);

describe.each(impatient)("%s, of which a body never ends,", (_name, start) => {
  test.each(["/", "/contact", sendPath, filesPath])("closes the connection to %s", async (path) => {
    // Waits for the rest of it as well.
    const mail = createServer((request) => request.resume());
    await once(mail.listen(0, "127.0.0.1"), "listening");
    const server = await start(root, (mail.address() as AddressInfo).port);
    const type = "multipart/form-data; boundary=b";
    const head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: ${type}\r\n`;
    const socket = connect(server.port, "127.0.0.1");
    socket.write(`${head}Content-Length: 50000\r\n\r\n-`);
    await once(socket.resume(), "close");
    await server.close();
    await mail[Symbol.asyncDispose]();
  });
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
