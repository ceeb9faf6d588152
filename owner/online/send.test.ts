import { expect, test } from "vitest";
import { startFtp } from "./ftp-server.ts";
import { withHost } from "./host.ts";
import { digestsPath, sendSite } from "./send.ts";
import type { Login } from "./settings.ts";
import { frontFile, type SiteFiles, siteFile } from "./site-files.ts";

// A site goes online over FTP, at a real server that breaks off, is full or refuses.

const site = (version: string) =>
  new Map(
    Object.entries({
      [`_astro/page.${version}.js`]: `script ${version}`,
      "site/index.html": `home ${version}`,
      "site/diensten/dak.html": `roof ${version}`,
      "site/sw.js": `worker ${version}`,
      "site/rss.xml": "feed",
    }).map(([path, text]) => [path, siteFile(text)]),
  );

type Options = Parameters<typeof sendSite>[2];

async function host() {
  const ftp = await startFtp();
  const login: Login = {
    kind: "ftp",
    host: `127.0.0.1:${ftp.port}`,
    user: "naam",
    password: "geheim",
    folder: "/www",
  };
  const putFiles = (files: SiteFiles, options?: Options, changes: Partial<Login> = {}) =>
    withHost({ ...login, ...changes }, (one) => sendSite(one, files, options), 5);
  return {
    ftp,
    putFiles,
    put: (version: string, options?: Options, changes?: Partial<Login>) =>
      putFiles(site(version), options, changes),
    text: (path: string) => ftp.files.get(`/www/${path}`)?.toString(),
    /** The files that were sent since this was asked last, as the server was told. */
    sent: () =>
      ftp.told
        .splice(0)
        .flatMap((line) => /^STOR (.*)$/.exec(line)?.[1] ?? [])
        .filter((path) => !path.startsWith(digestsPath)),
  };
}

test("scripts come before the pages that name them, and what is there does not travel again", async () => {
  const { put, text, sent } = await host();
  expect(await put("one")).toBe(true);
  expect(sent()).toEqual([
    "_astro/page.one.js",
    "site/rss.xml.new",
    "site/diensten/dak.html.new",
    "site/index.html.new",
    "site/sw.js.new",
    ".htaccess.new",
  ]);
  expect(text("site/index.html")).toBe("home one");
  expect(await put("one")).toBe(false);
  expect(sent()).toEqual([]);
  await put("two");
  expect(sent()).not.toContain("site/rss.xml.new");
  await put("two", { isAll: true });
  expect(sent()).toContain("site/rss.xml.new");
});

test("pages that are gone go at once, and old scripts after thirty days", async () => {
  const { put, putFiles, text } = await host();
  await put("one", { now: new Date("2026-01-01") });
  await put("two", { now: new Date("2026-01-02") });
  await put("two", { now: new Date("2026-01-31") });
  expect(text("_astro/page.one.js")).toBe("script one");
  await put("two", { now: new Date("2026-02-02") });
  expect(text("_astro/page.one.js")).toBeUndefined();
  const fewer = new Map([...site("two")].filter(([path]) => path !== "site/rss.xml"));
  await putFiles(fewer);
  expect(text("site/rss.xml")).toBeUndefined();
});

test("wherever the line breaks, every page is an old or a new one, and the next run goes on", async () => {
  for (let whole = 0; whole < 6; whole += 1) {
    const { ftp, put, text } = await host();
    await put("one");
    let left = whole;
    ftp.answer = () => {
      left -= 1;
      return left < 0 ? "breaks off" : "takes";
    };
    await expect(put("two")).rejects.toThrow("De verbinding is weggevallen");
    expect(text("site/index.html")).toMatch(/^home (?:one|two)$/);
    expect(text("_astro/page.one.js")).toBe("script one");
    ftp.answer = () => "takes";
    await put("two");
    for (const [path, { content }] of site("two")) {
      expect(text(path)).toBe(content.toString());
    }
  }
});

test("after a run that broke off, most of what had arrived does not travel again", async () => {
  const { ftp, putFiles, sent } = await host();
  const many = new Map(
    Array.from({ length: 30 }, (_, at) => [`_astro/${at + 10}.js`, siteFile(`script ${at}`)]),
  );
  ftp.answer = (path) => (path.endsWith("39.js") ? "breaks off" : "takes");
  await expect(putFiles(many)).rejects.toThrow();
  ftp.answer = () => "takes";
  sent();
  await putFiles(many);
  expect(sent()).toEqual(
    [35, 36, 37, 38, 39].map((at) => `_astro/${at}.js`).concat(".htaccess.new"),
  );
});

test("what two runs at once have left is mended by the next", async () => {
  const { ftp, put, text } = await host();
  await put("one");
  let other: Promise<unknown> | undefined;
  ftp.answer = (path) => {
    other ??= path.endsWith("index.html.new") ? put("three") : undefined;
    return "takes";
  };
  await put("two");
  await other;
  await put("two");
  for (const [path, { content }] of site("two")) {
    expect(text(path)).toBe(content.toString());
  }
});

test("the owner hears what the host refused, and where", async () => {
  const { ftp, put } = await host();
  await expect(put("one", {}, { password: "fout" })).rejects.toThrow("of het wachtwoord niet aan");
  await expect(put("one", {}, { folder: "web" })).rejects.toThrow("De map web bestaat niet");
  await expect(put("one", {}, { kind: "ftps" })).rejects.toThrow("kent geen FTP met versleuteling");
  expect(ftp.told.slice(ftp.told.indexOf("AUTH TLS"))).toEqual(["AUTH TLS"]);
  ftp.answer = () => "full";
  await expect(put("one")).rejects.toThrow("De schijf bij uw hosting is vol");
  // As ProFTPD, whose 550 comes after it has cut off the line.
  ftp.answer = (path) => (path.includes("/site/") ? "resets and refuses" : "takes");
  await expect(put("one")).rejects.toThrow("De server weigert een bestand in de map /www/site");
  ftp.answer = () => "takes";
  const mistake = () => {
    throw new TypeError("a mistake");
  };
  await expect(put("one", { onProgress: mistake })).rejects.toThrow(TypeError);
});

test("rules that the host refuses make way for those that stood there", async () => {
  const { ftp, put, text } = await host();
  ftp.files.set("/www/.htaccess", Buffer.from("Options -Indexes\n"));
  const look = async () => (text(".htaccess")?.includes("BEGIN website") ? 500 : undefined);
  await expect(put("one", { look })).rejects.toThrow("een fout (500)");
  expect(text(".htaccess")).toBe("Options -Indexes\n");
  await put("one");
  expect(text(".htaccess")).toMatch(/# END website\n\nOptions -Indexes\n$/);
  expect(frontFile(text(".htaccess"))).toBe(text(".htaccess"));
});
