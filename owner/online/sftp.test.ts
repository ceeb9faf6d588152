import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startSftpServer } from "#tests/support/sftp-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { textFile } from "./local-files.ts";
import { withTarget } from "./open-target.ts";
import { destinationOf } from "./settings.ts";
import { upload } from "./upload.ts";

const user = { name: "naam", password: "geheim" };

async function hosting() {
  const root = temporaryFolder();
  mkdirSync(join(root, "public_html"));
  const server = await startSftpServer(root, user);
  const to = (folder = "public_html", password = user.password) =>
    destinationOf({ to: `sftp://${user.name}@127.0.0.1:${server.port}/${folder}`, password });
  const read = (path: string) => readFileSync(join(root, "public_html", path), "utf8");
  return { server, to, read };
}

const site = (words: string) =>
  new Map([
    ["index.html", textFile(words.padEnd(100_000))],
    ["diensten/dak.html", textFile(words)],
    ["_astro/a.js", textFile("a")],
  ]);

const trusting = async () => true;

test("a site goes online over SFTP, twice", async () => {
  const { server, to, read } = await hosting();
  await withTarget(to(), trusting, (target) => upload(target, site("one")));
  await withTarget(to(), trusting, (target) => upload(target, site("two")));
  expect(read(".htaccess")).toContain("/site-b/$1");
  expect(read("site-b/index.html")).toBe("two".padEnd(100_000));
  expect(read("site-b/diensten/dak.html")).toBe("two");
  await server.close();
});

test("the owner hears what is wrong, and what to do", async () => {
  const { server, to } = await hosting();
  const failure = (...place: Parameters<typeof to>) =>
    withTarget(to(...place), trusting, (target) => upload(target, site("one")));
  await expect(failure("public_html", "fout")).rejects.toThrow("neemt de gebruikersnaam of het");
  await expect(failure("www")).rejects.toThrow("De map www bestaat niet op de server");

  const other = async () => false;
  const refused = withTarget(to(), other, (target) => upload(target, site("one")));
  await expect(refused).rejects.toThrow(/een andere sleutel zien dan verwacht: SHA256:\S{43}\./);
  await server.close();
  await expect(failure()).rejects.toThrow("De server 127.0.0.1 neemt niet op");
});
