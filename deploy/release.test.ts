import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { execa } from "execa";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";

const script = join(import.meta.dirname, "release.mjs");
// The script is for a server, and uses what Linux has.
const it = test.runIf(process.platform === "linux");
const isRoot = process.getuid?.() === 0;

let folder: string;
const at = (path: string) => join(folder, path);
const releases = () => readdirSync(at("site/releases")).sort();
const online = () => readlinkSync(at("site/current"));

/** What is online, of each half. */
const halves = () => {
  const release = realpathSync(at("site/current"));
  const site = readFileSync(join(release, "site/index.html"), "utf8");
  const service = readFileSync(join(release, "service/mail.mjs"), "utf8");
  return [site.trim(), service.trim()];
};

/** Makes a build whose two halves hold a text, with as many other files as one takes a while for. */
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

const many = Object.fromEntries(
  Array.from({ length: 400 }, (_, i) => [`dist/_astro/${i}.js`, "x"] as const),
);

const release = (...options: string[]) =>
  execa(process.execPath, [script, at("site"), ...options], { cwd: folder, all: true });

/** A clock that stands still, or was set to another time. */
const releaseAt = (time: string, project = folder) => {
  const clock = `Date = class extends Date { constructor(t) { super(t ?? "${time}"); }
    static now() { return new Date().getTime(); } };`;
  const code = `data:text/javascript,${encodeURIComponent(clock)}`;
  return execa(process.execPath, ["--import", code, script, at("site")], { cwd: project });
};

/** Makes it long ago that these releases were online. */
function age(...names: string[]): void {
  for (const name of names) {
    utimesSync(at(`site/releases/${name}`), 1, 1);
  }
}

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(at("site"));
});

it("puts the site and the mail service of one build online together", async () => {
  build("one");
  await release();
  build("two");
  await release();
  expect(halves()).toEqual(["two", "two"]);
});

it("names a release by its time and its commit", async () => {
  execFileSync("git", ["init", "--quiet"], { cwd: folder });
  writeFileSync(at(".gitignore"), "site\ndist*\n");
  const author = ["-c", "user.name=Sanne", "-c", "user.email=sanne@firma.example"];
  execFileSync("git", ["add", "."], { cwd: folder });
  execFileSync("git", [...author, "commit", "--quiet", "--message=Begin"], { cwd: folder });
  const commit = execFileSync("git", ["rev-parse", "HEAD"], { cwd: folder, encoding: "utf8" });
  build("one");
  await release();
  expect(online()).toMatch(new RegExp(`^releases/\\d{8}T\\d{6}Z-${commit.slice(0, 8)}$`));
});

it("takes a page away that is no longer there", async () => {
  build("one", { "dist/oud.html": "old" });
  await release();
  build("two");
  await release();
  expect(existsSync(at("site/current/site/oud.html"))).toBe(false);
});

it("keeps what visitors on an older page still need, for thirty days", async () => {
  build("one", { "dist/_astro/a.1.js": "1", "dist/_astro/b.1.js": "1" });
  await release();
  utimesSync(at("site/current/site/_astro/b.1.js"), 1, 1);
  build("two", { "dist/_astro/a.2.js": "2" });
  await release();
  expect(readdirSync(at("site/current/site/_astro")).sort()).toEqual(["a.1.js", "a.2.js"]);
});

it("keeps the release before, and none that was online long ago", async () => {
  for (const text of ["one", "two", "three"]) {
    build(text);
    await release();
    age(...releases());
  }
  build("four");
  await release();
  expect(releases()).toHaveLength(2);
});

it("never removes a release that was online a moment ago", async () => {
  for (const text of ["one", "two", "three"]) {
    build(text);
    await release();
  }
  expect(releases()).toHaveLength(3);
});

it("goes back to the release before", async () => {
  build("one");
  await release();
  build("two");
  await release();
  await release("--back");
  expect(halves()).toEqual(["one", "one"]);
});

it("keeps a release to go back to after it went back, however old", async () => {
  for (const text of ["one", "two", "three"]) {
    build(text);
    await release();
  }
  age(...releases());
  await release("--back");
  await release("--back");
  expect(halves()).toEqual(["one", "one"]);
});

it("says so when there is no release to go back to", async () => {
  build("one");
  await release();
  await expect(release("--back")).rejects.toThrow(/no release before/);
});

it("keeps two releases of the same second apart", async () => {
  build("one");
  await releaseAt("2026-01-01T00:00:00Z");
  build("two");
  await releaseAt("2026-01-01T00:00:00Z");
  expect(releases()).toEqual(["20260101T000000Z-unknown", "20260101T000000Z-unknown-2"]);
  expect(halves()).toEqual(["two", "two"]);
});

it("puts the newest online also when the clock was set back", async () => {
  for (const [text, time] of [
    ["one", "2026-01-03"],
    ["two", "2026-01-02"],
    ["three", "2026-01-01"],
  ] as const) {
    build(text);
    await releaseAt(time);
  }
  expect(halves()).toEqual(["three", "three"]);
  await release("--back");
  expect(halves()).toEqual(["two", "two"]);
});

it("lets two releases at once follow each other", async () => {
  const texts = ["one", "two", "three"];
  const projects = texts.map((text) => {
    const project = at(text);
    mkdirSync(project);
    build(text, many, project);
    return project;
  });
  await Promise.all(projects.map((project) => releaseAt("2026-01-01T00:00:00Z", project)));
  const [site, service] = halves();
  expect(texts).toContain(site);
  expect(service).toBe(site);
  expect(releases()).toHaveLength(3);
});

it("shows the old or the new, both halves of it, whenever it is killed", async () => {
  build("old", many);
  await release();
  for (const [i, ms] of [20, 40, 60, 80, 100, 120, 140, 160, 200, 300].entries()) {
    const [before] = halves();
    build(`new ${i}`, many);
    const killed = spawn(process.execPath, [script, at("site")], { cwd: folder, detached: true });
    const ended = once(killed, "exit");
    await wait(ms);
    killed.kill("SIGKILL");
    await ended;
    const [site, service] = halves();
    expect([before, `new ${i}`]).toContain(site);
    expect(service).toBe(site);
  }
  await release();
  expect(halves()).toEqual(["new 9", "new 9"]);
  expect(releases().filter((name) => name.startsWith("."))).toEqual([]);
});

test.runIf(isRoot)("leaves what is online as it is when the disk is full", async () => {
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=400k", "tmpfs", at("site")]);
  onTestFinished(() => void execFileSync("umount", [at("site")]));
  build("old");
  await release();
  build("new", { "dist/large.js": "x".repeat(1_000_000) });
  await expect(release()).rejects.toThrow(/ENOSPC/);
  expect(halves()).toEqual(["old", "old"]);
  expect(releases()).toHaveLength(1);
  build("new");
  await release();
  expect(halves()).toEqual(["new", "new"]);
});

test.runIf(isRoot)("goes on when an old release cannot be removed", async () => {
  build("one");
  await release();
  build("two");
  await release();
  const [first = ""] = releases();
  age(...releases());
  execFileSync("mount", ["-t", "tmpfs", "tmpfs", at(`site/releases/${first}`)]);
  onTestFinished(() => void execFileSync("umount", [at(`site/releases/${first}`)]));
  age(first);
  build("three");
  const { all } = await release();
  expect(halves()).toEqual(["three", "three"]);
  expect(all).toContain("Left for the next time");
});

test.runIf(isRoot)("does not let root release in the folder of another user", async () => {
  chownSync(at("site"), 33, 33);
  build("one");
  await expect(release()).rejects.toThrow(/belongs to another user/);
});

it.each(["dist/_redirects", "dist-service/mail.mjs"])(
  "changes nothing online without a whole build, such as one without %s",
  async (file) => {
    build("one");
    await release();
    rmSync(at(file));
    await expect(release()).rejects.toThrow(/npm run build/);
    expect(releases()).toHaveLength(1);
  },
);

it("restarts the mail service once the release is online", async () => {
  build("one");
  await release("--restart", `cat "${at("site/current/service/mail.mjs")}" > "${at("seen")}"`);
  expect(readFileSync(at("seen"), "utf8")).toBe("one");
});

it("fails when the mail service could not be restarted", async () => {
  build("one");
  await expect(release("--restart", "exit 3")).rejects.toThrow(/is online, but "exit 3" failed/);
});

it("says what to do when the folder is not there", async () => {
  build("one");
  rmSync(at("site"), { recursive: true });
  await expect(release()).rejects.toThrow(/does not exist/);
});

it("starts on the oldest Node that the project allows, without its packages", async () => {
  const node = ["/usr/bin/node", "/usr/local/bin/node"].find(existsSync) ?? process.execPath;
  cpSync(import.meta.dirname, at("deploy"), { recursive: true });
  build("one");
  await execa(node, [at("deploy/release.mjs"), at("site")], { cwd: folder });
  expect(halves()).toEqual(["one", "one"]);
});
