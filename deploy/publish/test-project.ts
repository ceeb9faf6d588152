import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { test as base, vi } from "vitest";
import { currentConfig } from "#owner/editor/current-config.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { publishOnce } from "./publish-once.ts";
import { readState } from "./state.ts";

const releaseScript = resolve("deploy/release.mjs");

/** The commands of a project that builds immediately: its page is the file about the firm. */
const scripts = {
  prebuild: `env > "$HOME/environment"`,
  // What the check finds is written in the content itself, after "#!". The last sign hides --json.
  "check:content": "! grep -rhoP '(?<=#! ).*' content >&2 #",
  build: [
    "! grep -r cannot-be-built content",
    "mkdir -p dist/beheer dist-service",
    "cp content/business.yaml dist/index.html",
    "cp content/business.yaml dist-service/mail.mjs",
    "touch dist/_redirects",
    "echo '{}' > dist/beheer/status.json",
  ].join(" && "),
  release: `node "${releaseScript}"`,
};

const phoneIn = (text: string) => /^phone: "?([\d-]+)/m.exec(text)?.[1];

/** The phone numbers that are expected online: in the site and in the mail service. */
export const inBothHalves = (phone: string) => [phone, phone];

/**
 * A repository with the site's own content ("desk", where the owner saves), a clone of it on the
 * server ("project") and the folder for releases ("site").
 */
function createProject(folder: string) {
  const at = (path: string) => join(folder, path);
  const git = (where: string, ...args: string[]) =>
    execFileSync("git", args, { cwd: at(where), encoding: "utf8" }).trim();
  let restarts = 0;

  for (const name of ["desk", "site"]) {
    mkdirSync(at(name));
  }
  for (const part of ["content", "site.yaml"]) {
    cpSync(part, at(`desk/${part}`), { recursive: true });
  }
  writeFileSync(at("desk/package.json"), JSON.stringify({ scripts }));
  writeFileSync(at("desk/.gitignore"), "dist\ndist-service\n");
  git("desk", "init", "--quiet", "--initial-branch=main");
  git("desk", "config", "user.name", "Sanne");
  git("desk", "config", "user.email", "sanne@firma.example");
  git("desk", "add", ".");
  git("desk", "commit", "--quiet", "--message=Begin");
  git(".", "clone", "--quiet", at("desk"), at("project"));

  const config = currentConfig();
  const project = {
    at,
    git,
    restarts: () => restarts,
    /** The mails that wait to be sent. */
    emails: () => readState(at("project-publish")).emails,
    /** The firm's number in both halves of what is online. */
    phonesOnline() {
      const release = realpathSync(at("site/current"));
      const halves = ["site/index.html", "service/mail.mjs"];
      return halves.map((file) => phoneIn(readFileSync(join(release, file), "utf8")));
    },
    commit(message: string): string {
      git("desk", "add", "--all");
      git("desk", "commit", "--quiet", `--message=${message}`);
      return git("desk", "rev-parse", "HEAD");
    },
    /** Saves a change of a file as the editor does: a commit in the repository. */
    save(path: string, from: string | RegExp, to: string): string {
      const text = existsSync(at(`desk/${path}`)) ? readFileSync(at(`desk/${path}`), "utf8") : "";
      mkdirSync(dirname(at(`desk/${path}`)), { recursive: true });
      writeFileSync(at(`desk/${path}`), text.replace(from, to));
      return project.commit(`${path} gewijzigd`);
    },
    savePhone: (phone: string) =>
      project.save("content/business.yaml", /^phone: .*$/m, `phone: ${phone}`),
    /** Lets the publisher look once for what is new. */
    round: (changes: Partial<Parameters<typeof publishOnce>[0]> = {}) =>
      publishOnce({
        project: at("project"),
        site: at("site"),
        all: false,
        restart: async () => {
          restarts += 1;
        },
        configOf: async () => config,
        ...changes,
      }),
    /** Builds and releases what is checked out in the project, as docs/deploy.md describes. */
    releaseByHand() {
      git("project", "pull", "--quiet");
      execFileSync("sh", ["-c", scripts.build], { cwd: at("project") });
      execFileSync(process.execPath, [releaseScript, at("site")], { cwd: at("project") });
    },
    goBack: () => execFileSync(process.execPath, [releaseScript, at("site"), "--back"]),
  };
  return project;
}

/** A test of publishing, which is for a server and uses what Linux has. */
export const test = base.extend("project", ({ skip, onTestFinished }) => {
  skip(process.platform !== "linux", "publishing is for Linux");
  const folder = temporaryFolder();
  vi.stubEnv("HOME", folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  return createProject(folder);
});
