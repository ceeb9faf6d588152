import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { temporaryFolder } from "@contractor/site/tests/support/temporary-folder.ts";
import { execa } from "execa";
import { beforeEach, describe, expect, test } from "vitest";

const script = join(import.meta.dirname, "release.mjs");
const isRoot = process.getuid?.() === 0;

/** Enough files that copying them takes a while. */
const many = Object.fromEntries(
  Array.from({ length: 400 }, (_, i) => [`dist/_astro/${i}.js`, "x"] as const),
);

/** A folder with a build, and a folder "site" for its releases. */
let folder: string;
const at = (path: string) => join(folder, path);
const releases = () => readdirSync(at("site/releases")).sort();

/** Makes a build with a text in both halves, and these other files. */
function build(text: string, files: Record<string, string> = {}, project = folder): void {
  for (const half of ["dist", "dist-service"]) {
    rmSync(join(project, half), { recursive: true, force: true });
  }
  const all = {
    "dist/index.html": text,
    "dist/_redirects": "",
    "dist-service/mail.mjs": text,
    ...files,
  };
  for (const [file, content] of Object.entries(all)) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), content);
  }
}

const release = (options: string[] = [], cwd = folder) =>
  execa(process.execPath, [script, at("site"), ...options], { cwd, all: true });

/** The texts online, of both halves. */
function halves(): string[] {
  const online = realpathSync(at("site/current"));
  const files = ["site/index.html", "service/mail.mjs"];
  return files.map((file) => readFileSync(join(online, file), "utf8"));
}

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(at("site"));
});

// They are for a server, and use features of Linux.
describe.runIf(process.platform === "linux")("a release", () => {
  test("is of site and mail service together, and there is a way back", async () => {
    build("one", { "dist/oud.html": "old" });
    await release();
    await expect(release(["--back"])).rejects.toThrow(/no release before/);
    for (const text of ["two", "three"]) {
      build(text);
      await release();
      expect(halves()).toEqual([text, text]);
      expect(existsSync(at("site/current/site/oud.html")), "a page that is no more").toBe(false);
      mkdirSync(at("site/releases/.killed"));
    }
    expect(releases(), "older ones, and what was killed, go at the next").toHaveLength(4);
    await release(["--back"]);
    expect(halves()).toEqual(["two", "two"]);
    await release(["--back"]);
    expect(halves()).toEqual(["one", "one"]);
  });

  test("keeps scripts for visitors on an older page for thirty days", async () => {
    build("one", { "dist/_astro/a.1.js": "1", "dist/_astro/b.1.js": "1" });
    await release();
    utimesSync(at("site/current/site/_astro/b.1.js"), 1, 1);
    build("two", { "dist/_astro/a.2.js": "2" });
    await release();
    expect(readdirSync(at("site/current/site/_astro")).sort()).toEqual(["a.1.js", "a.2.js"]);
  });

  test("says what to do when it cannot be made", async () => {
    build("one");
    await release();
    mkdirSync(at("dist/.prerender"));
    await expect(release(), "what an interrupted build left").rejects.toThrow("dist/.prerender");
    for (const file of ["dist/_redirects", "dist-service/mail.mjs"]) {
      build("two");
      rmSync(at(file));
      await expect(release(), file).rejects.toThrow(/npm run build/);
    }
    build("two");
    execFileSync("mkfifo", [at("dist/what cannot be copied")]);
    await expect(release(), "as on a full disk").rejects.toThrow(/FIFO/);
    expect(releases(), "nothing is left of these").toHaveLength(1);
    expect(halves()).toEqual(["one", "one"]);
    rmSync(at("site"), { recursive: true });
    await expect(release()).rejects.toThrow(/does not exist/);
  });

  test("needs no packages, and no other Node than the machine's", async () => {
    // Not the project's own, which is newer than what most servers have.
    const node = ["/usr/bin/node", "/usr/local/bin/node"].find(existsSync) ?? process.execPath;
    cpSync(script, at("release.mjs"));
    build("one");
    await execa(node, [at("release.mjs"), at("site")], { cwd: folder });
    expect(halves()).toEqual(["one", "one"]);
  });

  test("waits for another that runs", async () => {
    const texts = ["one", "two", "three"];
    for (const text of texts) {
      build(text, many, at(text));
    }
    await Promise.all(texts.map((text) => release([], at(text))));
    const [site, service] = halves();
    expect(texts).toContain(site);
    expect(service).toBe(site);
    expect(releases()).toHaveLength(3);
  });

  test("that is killed at any moment leaves the old one or the new, both halves of it", async () => {
    build("old", many);
    const started = performance.now();
    await release();
    const milliseconds = performance.now() - started;
    for (let moment = 0; moment < 10; moment++) {
      const [before] = halves();
      const text = `new ${moment}`;
      build(text, many);
      const killed = spawn(process.execPath, [script, at("site")], { cwd: folder });
      const ended = once(killed, "exit");
      await wait((milliseconds * (moment + 1)) / 11);
      killed.kill("SIGKILL");
      await ended;
      const [site, service] = halves();
      expect([before, text]).toContain(site);
      expect(service).toBe(site);
    }
    await release();
    expect(halves()).toEqual(["new 9", "new 9"]);
  });

  test.runIf(isRoot)("is not made by root in the folder of another user", async () => {
    chownSync(at("site"), 33, 33);
    build("one");
    await expect(release()).rejects.toThrow(/belongs to another user/);
  });
});
