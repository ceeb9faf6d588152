import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LocalFile, textFile } from "#owner/online/local-files.ts";
import { markName } from "#owner/online/mark.ts";
import { withTarget } from "#owner/online/open-target.ts";
import { folderOnline } from "#owner/online/parts.ts";
import { destinationOf } from "#owner/online/settings.ts";
import type { Target } from "#owner/online/target.ts";
import { upload } from "#owner/online/upload.ts";
import { freePort } from "#tests/support/program.ts";

// A site that is put online over FTP, at a real server: npm run test:online.

interface Login {
  connection: { close: () => void };
  username: string;
  password: string;
}

/** What the tests use of the server; its package has no types that hold. */
interface Server {
  on: (
    event: "login",
    answer: (
      login: Login,
      accept: (place: { root: string }) => void,
      refuse: (error: Error) => void,
    ) => void,
  ) => void;
  listen: () => Promise<void>;
  close: () => Promise<void>;
}

const packages = join(import.meta.dirname, "packages/node_modules");
const hasServer = existsSync(packages);

const words = (text: string) => textFile(text.padEnd(50_000));
const site = (version: string): Map<string, LocalFile> =>
  new Map([
    [`_astro/page.${version}.js`, words(`script ${version}`)],
    ["diensten/dak.html", words(`roof ${version}`)],
    ["index.html", textFile(`home ${version}`)],
  ]);

describe.runIf(hasServer)("over FTP", () => {
  let server: Server;
  let root: string;
  let port: number;
  const logins: Login[] = [];
  const read = (path: string) => readFileSync(join(root, "public_html", path), "utf8");
  const to = (password = "geheim", folder = "public_html") =>
    destinationOf({ to: `ftp://naam@127.0.0.1:${port}/${folder}`, password });
  const put = (version: string, change = (target: Target) => target, isAll = false) =>
    withTarget(to(), (target) => upload(change(target), site(version), { settle: 0, isAll }));
  /** What visitors get: the page that is online, and whether its parts are whole. */
  const online = () => {
    const folder = folderOnline(read(".htaccess"));
    const [, version = ""] = /^home (\w+)$/.exec(read(`${folder}/index.html`)) ?? [];
    expect(read(`${folder}/diensten/dak.html`)).toBe(`roof ${version}`.padEnd(50_000));
    expect(read(`_astro/page.${version}.js`)).toBe(`script ${version}`.padEnd(50_000));
    return version;
  };

  beforeAll(async () => {
    const { FtpSrv } = createRequire(join(packages, "here.js"))("ftp-srv");
    root = mkdtempSync(join(tmpdir(), "ftp-"));
    mkdirSync(join(root, "public_html"));
    port = await freePort();
    const quiet = { child: () => quiet, info() {}, debug() {}, trace() {}, error() {}, warn() {} };
    server = new FtpSrv({
      url: `ftp://127.0.0.1:${port}`,
      pasv_url: "127.0.0.1",
      log: quiet,
    }) as Server;
    server.on("login", (login, accept, refuse) => {
      logins.push(login);
      if (login.password === "geheim") {
        accept({ root });
      } else {
        refuse(new Error("wrong password"));
      }
    });
    await server.listen();
  });
  afterAll(async () => {
    await server.close();
    rmSync(root, { recursive: true });
  });

  test("a site goes online, and what is there does not travel again", async () => {
    expect(await put("one")).toMatchObject({ kind: "online", folder: "site-a" });
    expect(await put("one")).toEqual({ kind: "same" });
    expect(await put("two")).toMatchObject({ kind: "online", folder: "site-b" });
    expect(online()).toBe("two");
  });

  test("what is gone or emptied at the host is put there again", async () => {
    await put("one");
    const folder = folderOnline(read(".htaccess"));
    rmSync(join(root, "public_html", `${folder}/diensten/dak.html`));
    writeFileSync(join(root, "public_html", "_astro/page.one.js"), "");
    expect(await put("one")).toMatchObject({ kind: "online" });
    expect(online()).toBe("one");
    expect(await put("one")).toEqual({ kind: "same" });
    // Somebody was cut off while this program marked at the host that he was at work.
    writeFileSync(join(root, "public_html", markName), "");
    expect(await put("one", undefined, true)).toMatchObject({ kind: "online" });
    expect(online()).toBe("one");
  });

  test("two at once: one goes on, and the other hears who is at work", async () => {
    const begin = (version: string) =>
      withTarget(to(), (target) => upload(target, site(version), { settle: 1_000 }));
    const ends = await Promise.allSettled([begin("four"), begin("five")]);
    const refused = ends.map((end) => (end.status === "rejected" ? String(end.reason) : ""));
    expect(refused.join("")).toMatch(/wordt op dit moment al online gezet, door \S+@/);
    expect(online()).toBe(ends[0]?.status === "fulfilled" ? "four" : "five");
  });

  test("whenever the line breaks, the old or the new site is online", async () => {
    await put("two");
    let isDone = false;
    for (let acts = 0; !isDone; acts += 1) {
      let left = acts;
      const cut = (target: Target): Target => {
        const count = async () => {
          left -= 1;
          if (left < 0) {
            logins.at(-1)?.connection.close();
          }
        };
        return {
          ...target,
          write: async (path, content) => {
            await Promise.all([count(), target.write(path, content)]);
          },
          rename: async (from, to) => {
            await Promise.all([count(), target.rename(from, to)]);
          },
        };
      };
      isDone = await put("three", cut).then(
        () => true,
        (error: Error) => {
          expect(error.message).toMatch(/^De verbinding is weggevallen/);
          return false;
        },
      );
      expect(["two", "three"]).toContain(online());
      await put("two");
      if (acts > 8) {
        break;
      }
    }
    await put("three");
    expect(online()).toBe("three");
  }, 60_000);

  test("the owner hears what is wrong, and what to do", async () => {
    const failure = (...place: Parameters<typeof to>) =>
      withTarget(to(...place), (target) => upload(target, site("one"), { settle: 0 }));
    await expect(failure("fout")).rejects.toThrow("neemt de gebruikersnaam of het wachtwoord");
    await expect(failure("geheim", "www")).rejects.toThrow("De map www bestaat niet");
  });
});
