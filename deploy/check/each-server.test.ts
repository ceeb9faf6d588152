import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { connect } from "node:net";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { site } from "#data/firm/site.ts";
import type { RunningServer } from "#mail/http/server.ts";
import { ask } from "./ask.ts";
import { proxies, servers } from "./servers.ts";
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

  test("ends a connection on which a header never ends", async () => {
    const socket = connect(server.port, "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ");
    await once(socket.resume(), "close");
  });
});

describe.each(servers.filter(([name]) => name.startsWith("Apache")))("%s", (_name, start) => {
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
