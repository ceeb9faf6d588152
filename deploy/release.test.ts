import { execFileSync } from "node:child_process";
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

/** The machine's own, which is older than the project's on most servers. */
const node = ["/usr/bin/node", "/usr/local/bin/node"].find(existsSync) ?? process.execPath;

/** Enough files that copying them takes a while. */
const many = Object.fromEntries(
  Array.from({ length: 150 }, (_, i) => [`dist/_astro/${i}.js`, "x"] as const),
);

/** A folder with the script alone, a build, and a folder "site" for its releases. */
let folder: string;
const at = (path: string) => join(folder, path);

/** Makes a build with a text in both halves, and these other files. */
function build(text: string, files: Record<string, string> = {}, project = folder): void {
  for (const half of ["dist", "dist-service"]) {
    rmSync(join(project, half), { recursive: true, force: true });
  }
  const all = { "dist/index.html": text, "dist/_redirects": "", "dist-service/mail.mjs": text };
  for (const [file, content] of Object.entries({ ...all, ...files })) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), content);
  }
}

const release = (options: string[] = [], cwd = folder) =>
  execa(node, [at("release.mjs"), at("site"), ...options], { cwd, all: true });

/** The text that is online, the same in both halves. */
function online(): string {
  const release = realpathSync(at("site/current"));
  const [site = "", service] = ["site/index.html", "service/mail.mjs"].map((file) =>
    readFileSync(join(release, file), "utf8"),
  );
  expect(service).toBe(site);
  return site;
}

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(at("site"));
  cpSync(join(import.meta.dirname, "release.mjs"), at("release.mjs"));
});

// They are for a server, and use features of Linux.
describe.runIf(process.platform === "linux")("a release", () => {
  test("is of site and mail service together, and there is a way back", async () => {
    build("one", { "dist/oud.html": "old" });
    await release();
    await expect(release(["--back"])).rejects.toThrow(/no release before/);
    for (const text of ["two", "three", "four"]) {
      build(text);
      await release();
      expect(online()).toBe(text);
      expect(existsSync(at("site/current/site/oud.html")), "a page that is no more").toBe(false);
    }
    for (const text of ["three", "two"]) {
      await release(["--back"]);
      expect(online()).toBe(text);
    }
    build("five");
    await release();
    await release(["--back"]);
    expect(online(), "not what somebody went back from").toBe("two");
    expect(readdirSync(at("site/releases"))).toHaveLength(2);
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
    for (const file of ["dist/_redirects", "dist-service/mail.mjs"]) {
      build("two");
      rmSync(at(file));
      await expect(release(), file).rejects.toThrow(/npm run build/);
    }
    build("two");
    execFileSync("mkfifo", [at("dist/what cannot be copied")]);
    await expect(release(), "as on a full disk").rejects.toThrow(/FIFO/);
    expect(readdirSync(at("site")), "nothing is left of it").toHaveLength(3);
    expect(online()).toBe("one");
    rmSync(at("site"), { recursive: true });
    await expect(release()).rejects.toThrow(/does not exist/);
  });

  test("waits for another that runs, and keeps two before it", async () => {
    const texts = ["one", "two", "three", "four"];
    for (const text of texts) {
      build(text, many, at(text));
    }
    await Promise.all(texts.map((text) => release([], at(text))));
    expect(texts).toContain(online());
    expect(readdirSync(at("site/releases"))).toHaveLength(3);
  });

  test("that is killed at any moment leaves the old one or the new, both halves of it", async () => {
    build("old", many);
    const started = performance.now();
    await release();
    const milliseconds = performance.now() - started;
    for (let moment = 0; moment < 10; moment++) {
      const before = online();
      const text = `new ${moment}`;
      build(text, many);
      const killed = release();
      const ended = killed.catch(() => {});
      await wait((milliseconds * (moment + 1)) / 11);
      killed.kill("SIGKILL");
      await ended;
      expect([before, text]).toContain(online());
    }
    await release();
    expect(online()).toBe("new 9");
  });

  test.runIf(process.getuid?.() === 0)("is not made by root in another's folder", async () => {
    chownSync(at("site"), 33, 33);
    build("one");
    await expect(release()).rejects.toThrow(/belongs to another user/);
  });
});
