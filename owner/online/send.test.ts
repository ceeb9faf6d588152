import { expect, test } from "vitest";
import { withHost } from "./host.ts";
import { refusalOf } from "./refusal.ts";
import { digestsPath, sendSite } from "./send.ts";
import type { Login } from "./settings.ts";
import { frontFile, type SiteFiles, siteFile } from "./site-files.ts";
import { startFtp } from "./testing.ts";

// A site goes online over FTP, at a server that breaks off, is full or refuses.

const filesOf = (texts: Record<string, string>) =>
  new Map(Object.entries(texts).map(([path, text]) => [path, siteFile(text)]));

const site = (version: string) =>
  filesOf({
    [`_astro/page.${version}.js`]: `script ${version}`,
    "site/index.html": `home ${version}`,
    "site/diensten/dak.html": `roof ${version}`,
    "site/sw.js": `worker ${version}`,
    "site/rss.xml": "feed",
  });

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
    withHost({ ...login, ...changes }, (one) => sendSite(one, files, options));
  return {
    ftp,
    putFiles,
    put: (version: string, options?: Options, changes?: Partial<Login>) =>
      putFiles(site(version), options, changes),
    text: (path: string) => ftp.files.get(path),
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
  await put("one");
  expect(sent()).toEqual([
    "_astro/page.one.js",
    "site/rss.xml.new",
    "site/diensten/dak.html.new",
    "site/index.html.new",
    "site/sw.js.new",
    ".htaccess.new",
  ]);
  expect(text("site/index.html")).toBe("home one");
  await put("one");
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
    ftp.answer = (line) => {
      left -= line.startsWith("STOR") ? 1 : 0;
      return left < 0 ? "" : undefined;
    };
    await expect(put("two")).rejects.toThrow("is weggevallen");
    expect(text("site/index.html")).toMatch(/^home (?:one|two)$/);
    expect(text("_astro/page.one.js")).toBe("script one");
    ftp.answer = () => undefined;
    await put("two");
    for (const [path, { content }] of site("two")) {
      expect(text(path)).toBe(content.toString());
    }
  }
});

test("after a run that broke off, most of what had arrived does not travel again", async () => {
  const { ftp, putFiles, sent } = await host();
  const paths = Array.from({ length: 30 }, (_, at) => `_astro/${at + 10}.js`);
  const many = filesOf(Object.fromEntries(paths.map((path) => [path, path])));
  ftp.answer = (line) => (line === "STOR _astro/39.js" ? "" : undefined);
  await expect(putFiles(many)).rejects.toThrow("is weggevallen");
  ftp.answer = () => undefined;
  sent();
  await putFiles(many);
  expect(sent()).toEqual([...paths.slice(25), ".htaccess.new"]);
});

test("the owner hears what the host refused, and where", async () => {
  const { ftp, put } = await host();
  await expect(put("one", {}, { password: "fout" })).rejects.toThrow("of het wachtwoord niet aan");
  await expect(put("one", {}, { folder: "web" })).rejects.toThrow("De map web bestaat niet");
  await expect(put("one", {}, { kind: "ftps" })).rejects.toThrow("Kies op de pagina ‘Zet online’");
  expect(ftp.told.slice(ftp.told.indexOf("AUTH TLS"))).toEqual(["AUTH TLS"]);
  const refuse = (command: string, said: string) => {
    ftp.answer = (line) => (line.startsWith(command) ? said : undefined);
  };
  refuse("MKD .website", "550 Permission denied");
  await expect(put("one")).rejects.toThrow("De server weigert een bestand in de map /www.");
  refuse("STOR site/", "553 Could not create file.");
  await expect(put("one")).rejects.toThrow("De server weigert een bestand in de map /www/site.");
  const mistake = () => {
    throw new TypeError("a mistake");
  };
  ftp.answer = () => undefined;
  await expect(put("one", { onProgress: mistake })).rejects.toThrow(TypeError);
});

test.each([
  [{ code: 451, message: "451 Failure writing to local file." }, "De schijf bij uw hosting is vol"],
  [{ code: 552, message: "552 Quota exceeded" }, "De schijf bij uw hosting is vol"],
  [{ code: 425, message: "425 Can't open data connection." }, "een firewall"],
  [{ code: 530, message: "530 SSL/TLS required." }, "de andere soort"],
  [{ code: 530, message: "530 Please login with USER and PASS." }, "de andere soort"],
  [{ code: 530, message: "530 Non-anonymous sessions must use encryption." }, "de andere soort"],
  [{ code: "ERR_TLS_CERT_ALTNAME_INVALID" }, "de naam van de server die uw hosting noemt"],
  [{ code: "ENOTFOUND" }, "Er is geen server met de naam ftp.dak.nl"],
])("%o is said in the owner's words", (error, sentence) => {
  const place = { host: "ftp.dak.nl", folder: "www" };
  expect(String(refusalOf(error, place))).toContain(sentence);
});

test("rules that stood at the host stay, below those of the site", async () => {
  const { ftp, put, text } = await host();
  ftp.files.set(".htaccess", "Options -Indexes\n");
  await put("one");
  expect(text(".htaccess")).toMatch(/# END website\n\nOptions -Indexes\n$/);
  expect(frontFile(text(".htaccess"))).toBe(text(".htaccess"));
});
