import { existsSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { contentIssues } from "#data/check.ts";
import { openContent } from "#data/open-content.ts";
import { onDisk } from "#data/reading/files.ts";
import type { Issue } from "#data/reading/issues.ts";

/** What an owner changes. Everything else in the folder is an engineer's. */
const owned = ["content", "photos", "public", "site.yaml"];
const isOwned = /^(content|photos|public)[\\/]|^site\.yaml$/;

const address = "beheer@localhost";

/**
 * Runs git in a folder, without hooks and without prompting for a password. Resolves to its output;
 * rejects with what git said, or with the cause when there is no git.
 */
async function git(folder: string, ...args: string[]): Promise<string> {
  const { stdout } = await execa("git", ["-c", "core.hooksPath=/dev/null", ...args], {
    cwd: folder,
    env: { GIT_TERMINAL_PROMPT: "0" },
  });
  return stdout.trim();
}

/**
 * The commit of a folder's files; undefined without git, or where a file that git keeps differs
 * from it, those in the folders `except` aside.
 */
export async function commitOf(folder: string, ...except: string[]): Promise<string | undefined> {
  try {
    const others = [".", ...except.map((path) => `:(exclude)${path}`)];
    const changed = ["status", "--porcelain", "--untracked-files=no", "--", ...others];
    return (await git(folder, ...changed)) === ""
      ? await git(folder, "rev-parse", "HEAD")
      : undefined;
  } catch {
    return undefined;
  }
}

/** Someone who has never used git has told it no name, so the commits bring theirs. */
function commit(folder: string, message: string, ...paths: string[]): Promise<string> {
  const author = ["-c", "user.name=Beheer", "-c", `user.email=${address}`];
  const command = ["commit", "--quiet", "--no-verify", "--cleanup=verbatim", "--no-gpg-sign"];
  return git(folder, ...author, ...command, `--message=${message}`, "--", ...paths);
}

/** Makes a folder that was downloaded without its history a repository, so that it can keep one. */
export async function beginVersions(folder: string): Promise<void> {
  if (!existsSync(join(folder, ".git"))) {
    await git(folder, "init", "--quiet", "--initial-branch=main");
    await git(folder, "add", "--all");
    await commit(folder, "Begin", ".");
  }
}

/** Runs when nothing else in this process changes or keeps versions. */
export const inTurn = <Result>(run: () => Promise<Result>): Promise<Result> =>
  navigator.locks.request("versions", run);

const namesIn = (output: string) => output.split("\0").filter(Boolean);

/**
 * Keeps what the owner changed since the last version, as a commit that says the reason, or else
 * which files changed. Does nothing if nothing changed.
 */
export async function keepVersion(folder: string, reason?: string): Promise<void> {
  await git(folder, "add", "--all", "--", ...owned);
  const changed = ["diff", "--cached", "--name-only", "--no-renames", "-z", "--", ...owned];
  const paths = namesIn(await git(folder, ...changed));
  if (paths.length > 0) {
    await commit(folder, `Teksten gewijzigd\n\n${reason ?? paths.join("\n\n")}`, ...owned);
  }
}

/** Runs a change of the owner's files as a version of its own, so that it can be taken back. */
export const asVersion = (folder: string, reason: string, change: () => void): Promise<void> =>
  inTurn(async () => {
    await beginVersions(folder);
    await keepVersion(folder);
    change();
    await keepVersion(folder, reason);
  });

/** Says why versions are not kept, and what to do about it. The website works without them. */
function sayWhy(error: unknown): void {
  const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
  const why = isMissing
    ? "het programma git ontbreekt. Haal het op van https://git-scm.com, en typ daarna weer npm run beheer."
    : `git meldt: ${(error as Error).message}`;
  console.error(`Wijzigingen kunnen nu niet worden teruggezet: ${why}`);
}

/** Files that are saved together are one version. */
const pauseMs = 1000;

/**
 * Keeps a version after each save. Gives a function that is told which files change, by their paths
 * in the project.
 */
export async function keepVersions(project: string): Promise<(path: string) => void> {
  await beginVersions(project).catch(sayWhy);
  let waiting: NodeJS.Timeout | undefined;
  return (path) => {
    if (isOwned.test(path)) {
      clearTimeout(waiting);
      const keep = () => inTurn(() => keepVersion(project)).catch(sayWhy);
      waiting = setTimeout(keep, pauseMs);
    }
  };
}

/** A change that was saved: its name in git, when it was, and what it was in words. */
interface Version {
  id: string;
  at: Date;
  changes: string[];
}

/** The newest version; undefined when the owner has changed nothing yet. */
export async function lastVersion(folder: string): Promise<Version | undefined> {
  await keepVersion(folder);
  const mine = ["--max-count=1", "--fixed-strings", `--author=${address}`];
  const output = await git(folder, "log", ...mine, "--format=%H%x00%cI%x00%b", "--", ...owned);
  const [id = "", at = "", body = ""] = output.split("\0");
  // The commit of the whole folder, before which there is nothing, says no more than its subject.
  return body === "" ? undefined : { id, at: new Date(at), changes: body.trim().split(/\n{2,}/) };
}

/**
 * Puts the files of a version back as they were before it. That is a version as well, so it can be
 * taken back in its turn. Gives the mistakes that the site would have then; with any, nothing
 * changes.
 */
export async function takeBack(folder: string, { id, changes }: Version): Promise<Issue[]> {
  const changed = ["diff", "--name-only", "--no-renames", "-z", `${id}^`, id];
  const paths = namesIn(await git(folder, ...changed));
  const restore = (revision: string) =>
    git(folder, "restore", `--source=${revision}`, "--staged", "--worktree", "--", ...paths);
  await restore(`${id}^`);
  const mistakes = contentIssues(openContent(onDisk(folder)));
  if (mistakes.length > 0) {
    await restore("HEAD");
    return mistakes;
  }
  await keepVersion(folder, `Teruggezet: ${changes.join(", ")}`);
  return [];
}
