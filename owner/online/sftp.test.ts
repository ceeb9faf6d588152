import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startSftpServer } from "#tests/support/sftp-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { type LocalFile, textFile } from "./local-files.ts";
import { withTarget } from "./open-target.ts";
import { destinationOf, type Login } from "./settings.ts";
import { newKeyOf } from "./sftp.ts";
import type { Target } from "./target.ts";
import { upload as uploadSettled } from "./upload.ts";

const user = { name: "naam", password: "geheim" };

const upload = (target: Target, built: Map<string, LocalFile>) =>
  uploadSettled(target, built, { settle: 0 });

async function hosting() {
  const root = temporaryFolder();
  mkdirSync(join(root, "public_html"));
  const server = await startSftpServer(root, user);
  const address = (folder: string) => `sftp://${user.name}@127.0.0.1:${server.port}/${folder}`;
  const hostKey = await newKeyOf(destinationOf({ to: address(""), password: "?" }) as Login);
  const to = (folder = "public_html", password = user.password, key = hostKey) =>
    destinationOf({ to: address(folder), password, hostKey: key });
  const at = (path: string) => join(root, "public_html", path);
  const read = (path: string) => readFileSync(at(path), "utf8");
  return { server, to, at, read };
}

const site = (words: string) =>
  new Map([
    ["index.html", textFile(words.padEnd(100_000))],
    ["diensten/dak.html", textFile(words)],
    ["_astro/a.js", textFile("a")],
  ]);

test("a site goes online over SFTP, twice", async () => {
  const { server, to, read } = await hosting();
  await withTarget(to(), (target) => upload(target, site("one")));
  await withTarget(to(), (target) => upload(target, site("two")));
  expect(read(".htaccess")).toContain("/site-b/$1");
  expect(read("site-b/index.html")).toBe("two".padEnd(100_000));
  expect(read("site-b/diensten/dak.html")).toBe("two");
  await server.close();
});

test("what is gone at the host is put there again, over SFTP", async () => {
  const { server, to, at, read } = await hosting();
  const put = () => withTarget(to(), (target) => upload(target, site("one")));
  await put();
  expect(await put()).toEqual({ kind: "same" });
  writeFileSync(at("_astro/a.js"), "");
  rmSync(at("site-a/diensten/dak.html"));
  expect(await put()).toMatchObject({ kind: "online" });
  expect([read("_astro/a.js"), read("site-b/diensten/dak.html")]).toEqual(["a", "one"]);
  await server.close();
});

test("two at once over SFTP: one of them goes on", async () => {
  const { server, to } = await hosting();
  const put = (words: string) =>
    withTarget(to(), (target) => uploadSettled(target, site(words), { settle: 500 }));
  const ends = await Promise.allSettled([put("one"), put("two")]);
  expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await server.close();
});

test("the owner hears what is wrong, and what to do", async () => {
  const { server, to } = await hosting();
  const failure = (...place: Parameters<typeof to>) =>
    withTarget(to(...place), (target) => upload(target, site("one")));
  await expect(failure("public_html", "fout")).rejects.toThrow("neemt de gebruikersnaam of het");
  await expect(failure("www")).rejects.toThrow("De map www bestaat niet op de server");

  const other = failure("public_html", "geheim", "SHA256:other");
  await expect(other).rejects.toThrow(/een andere sleutel zien dan verwacht: SHA256:\S{43}\./);
  await expect(failure("public_html", "geheim", "")).rejects.toThrow(/laat deze sleutel zien: SHA/);
  await server.close();
  await expect(failure()).rejects.toThrow("De server 127.0.0.1 neemt niet op");
});
