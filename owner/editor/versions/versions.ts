import { existsSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";

/** What an owner changes. Everything else in the folder is an engineer's. */
const owned = ["content", "photos", "site/public", "site.yaml"];
const isOwned = /^(content|photos|site[\\/]public)[\\/]|^site\.yaml$/;

/** By whom the commits are, and what they are called. */
const address = "beheer@localhost";
const subject = "Teksten gewijzigd";

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

/** Keeps what the owner changed since the last version as a commit. Does nothing if nothing did. */
export async function keepVersion(folder: string): Promise<void> {
  await git(folder, "add", "--all", "--", ...owned);
  const changed = ["diff", "--cached", "--name-only", "--", ...owned];
  if ((await git(folder, ...changed)) !== "") {
    await commit(folder, subject, ...owned);
  }
}

/** Says why versions are not kept. The website works without them. */
const sayWhy = ({ message }: Error) =>
  console.error(
    `Wijzigingen kunnen nu niet worden teruggezet. Is git er (git-scm.com)? ${message}`,
  );

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

/** A change that was saved: its name in git, when it was, and the files that it changed. */
interface Version {
  id: string;
  at: Date;
  paths: string[];
}

/** The newest version; undefined when the owner has changed nothing yet. */
export async function lastVersion(folder: string): Promise<Version | undefined> {
  await keepVersion(folder);
  const mine = ["--max-count=1", "--fixed-strings", `--author=${address}`, `--grep=${subject}`];
  const shown = ["-z", "--format=%H%x00%cI", "--name-only", "--no-renames"];
  const [id, at = "", ...paths] = (await git(folder, "log", ...mine, ...shown)).split(/\0\n?/);
  return id ? { id, at: new Date(at), paths: paths.filter(Boolean) } : undefined;
}

/**
 * Puts the files of a version back as they were before it. That is a version as well, so it can be
 * taken back in its turn.
 */
export async function takeBack(folder: string, { id, paths }: Version): Promise<void> {
  await git(folder, "restore", `--source=${id}^`, "--staged", "--worktree", "--", ...paths);
  await keepVersion(folder);
}
