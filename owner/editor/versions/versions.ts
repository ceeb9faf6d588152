import { existsSync } from "node:fs";
import { join } from "node:path";
import { contentIssues } from "#data/check.ts";
import { openContent } from "#data/open-content.ts";
import { onDisk } from "#data/reading/files.ts";
import type { Issue } from "#data/reading/issues.ts";
import type { EditorConfig } from "#owner/editor/form/current-config.ts";
import { changesIn } from "#owner/editor/form/text-changes.ts";
import { git } from "./git.ts";

/** What an owner changes. Everything else in the folder is an engineer's. */
const owned = ["content", "photos", "public", "site.yaml"];

const address = "beheer@localhost";

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

/** A change that was saved: its name in git, when it was, and what it was in words. */
export interface Version {
  id: string;
  at: string;
  changes: string[];
}

/** What is about to be committed of these files, in the words of the forms. */
async function changesOf(
  folder: string,
  config: EditorConfig,
  paths: readonly string[],
): Promise<string[]> {
  const textAt = (revision: string, path: string) =>
    git(folder, "show", `${revision}:${path}`).catch(() => undefined);
  const changes: string[] = [];
  for (const path of paths) {
    // The empty revision is what is about to be committed.
    const texts = [await textAt("HEAD", path), await textAt("", path)] as const;
    changes.push(...changesIn(config, path, ...texts));
  }
  return changes;
}

/**
 * Keeps what the owner changed since the last version, as a commit that says the reason, or else in
 * their words what it was. Does nothing if nothing changed.
 */
export async function keepVersion(
  folder: string,
  config: EditorConfig,
  reason?: string,
): Promise<void> {
  await git(folder, "add", "--all", "--", ...owned);
  const changed = ["diff", "--cached", "--name-only", "--no-renames", "-z", "--", ...owned];
  const paths = (await git(folder, ...changed)).split("\0").filter(Boolean);
  if (paths.length === 0) {
    return;
  }
  const body = reason ?? (await changesOf(folder, config, paths)).join("\n\n");
  await commit(folder, `Teksten gewijzigd\n\n${body}`, ...owned);
}

/**
 * Runs a change of the owner's files as a version of its own, so that "Vorige versies" can put back
 * what was before.
 */
export const asVersion = (
  folder: string,
  config: EditorConfig,
  reason: string,
  change: () => void,
): Promise<void> =>
  inTurn(async () => {
    await beginVersions(folder);
    await keepVersion(folder, config);
    change();
    await keepVersion(folder, config, reason);
  });

const shown = 100;

/** The newest versions first. */
export async function versionsOf(folder: string): Promise<Version[]> {
  const format = "--format=%H%x00%cI%x00%b";
  const options = ["-z", `--max-count=${shown}`, "--fixed-strings", `--author=${address}`, format];
  const fields = (await git(folder, "log", ...options, "--", ...owned)).split("\0");
  const versions: Version[] = [];
  for (let index = 0; index + 2 < fields.length; index += 3) {
    const [id = "", at = "", body = ""] = fields.slice(index, index + 3);
    const changes = body.trim().split(/\n{2,}/);
    // The commit of the whole folder, before which there is nothing.
    if (body.trim() !== "") {
      versions.push({ id, at, changes });
    }
  }
  return versions;
}

const when = new Intl.DateTimeFormat("nl-NL", { dateStyle: "long", timeStyle: "short" });
export const momentOf = ({ at }: Version): string => when.format(new Date(at));

/**
 * Puts texts and photographs back as they were before a version. That is a new version, so it can
 * be put back as well. Gives the mistakes that the older texts would have on today's website; with
 * any, nothing changes.
 */
export async function putBack(
  folder: string,
  config: EditorConfig,
  version: Version,
): Promise<Issue[]> {
  await keepVersion(folder, config);
  const restore = (revision: string) =>
    git(folder, "restore", `--source=${revision}`, "--staged", "--worktree", "--", ...owned);
  await restore(`${version.id}^`);
  const mistakes = contentIssues(openContent(onDisk(folder)));
  if (mistakes.length > 0) {
    await restore("HEAD");
    return mistakes;
  }
  const reason = `Alles teruggezet zoals het was vóór ${momentOf(version)}`;
  await keepVersion(folder, config, reason);
  return [];
}
