import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { EditorConfig } from "#editor/current-config.ts";
import { writeRefused } from "#editor/status-file.ts";
import { changedFiles } from "./changed-files.ts";
import { CommandError, git, script } from "./commands.ts";
import { checkOut, fetchBranch, openCopy, yamlAt } from "./copy.ts";
import { emailsAbout } from "./emails.ts";
import { commitOnline, type Email, readState, type State, writeState } from "./state.ts";

export interface Publishing {
  /** The clone that this program was started in. It is read and never changed. */
  project: string;
  /** The folder that releases go to. */
  site: string;
  /** Whether changes of more than content may go online. */
  all: boolean;
  /** The open file of the lock. */
  lock?: number;
  restart: () => Promise<void>;
  /** The editor's words for the content in a folder. */
  configOf: (folder: string) => Promise<EditorConfig>;
}

export const folderOf = (project: string) => `${project}-publish`;

/**
 * Runs one round: puts what is new on the branch online, and queues a mail to the owner. What
 * cannot be built leaves the site as it is. Rejects when the next round may succeed: there was no
 * network, or no room on the disk. Resolves to a sentence for the log; to undefined when there was
 * nothing to do.
 */
export async function publishOnce(publishing: Publishing): Promise<string | undefined> {
  const { project, site } = publishing;
  const folder = folderOf(project);
  mkdirSync(folder, { recursive: true });
  const copy = await openCopy(project, folder);
  const state = readState(folder);
  // The release itself comes first: someone may have released by hand, or gone back.
  const online = commitOnline(site) ?? state.online ?? (await git(project, "rev-parse", "HEAD"));
  const head = await fetchBranch(copy, await branchAt(copy, baseOf(online)));
  const isOnline = commitOnline(site) === head;
  const isNew = state.handled?.commit !== head || (publishing.all && !isOnline);
  if (!isNew) {
    return undefined;
  }
  // A full disk is noticed here, and not after the release.
  writeState(folder, state);
  const { next, message } = await handleCommit(publishing, copy, online, head, state);
  writeState(folder, next);
  return message;
}

/** The commit that a release was made from; release.mjs marks one with uncommitted changes. */
function baseOf(release: string): string {
  return release.replace(/-changed$/, "");
}

/** The branch that is published, as the site that is online has it. */
async function branchAt(copy: string, commit: string): Promise<string> {
  const site = (await yamlAt(copy, commit, "site.yaml")) as { editor?: { branch?: string } };
  return site?.editor?.branch ?? "main";
}

/** Publishes the newest commit, or refuses it, or lets it wait. */
async function handleCommit(
  publishing: Publishing,
  copy: string,
  online: string,
  head: string,
  state: State,
): Promise<{ next: State; message: string }> {
  const { project, site, all, lock, restart, configOf } = publishing;
  const emails = emailsAbout(copy, configOf);
  const refuse = async (email: Email) => {
    // For the editor to show; a site without one has none.
    const status = join(site, "current/site/beheer/status.json");
    if (existsSync(status)) {
      await writeRefused(copy, status);
    }
    return {
      next: await withEmail(copy, [baseOf(online)], email, {
        ...state,
        handled: { commit: head, result: "refused" },
      }),
      message: `${head} is refused, and the site stays as it was`,
    };
  };

  const changed = await changedFiles(copy, online, head);
  if (changed.others.length > 0 && !all) {
    return {
      next: await withEmail(copy, [baseOf(online)], emails.waiting(changed.others), {
        ...state,
        handled: { commit: head, result: "waiting" },
      }),
      message:
        `${head} changes more than content (${changed.others.slice(0, 5).join(", ")}), so it is ` +
        `not put online by itself. Look at it, then run: npm run publish -- ${site} --all`,
    };
  }

  // The release is there after a round that was killed before it wrote its state.
  if (commitOnline(site) !== head) {
    await checkOut(copy, head);
    const where = { folder: copy, lock };
    await script(where, "prebuild");
    const mistakes = await failureOf(script(where, "check:content"));
    if (mistakes !== undefined) {
      return refuse(await emails.refused(project, mistakes.split("\n")));
    }
    const output = await failureOf(script(where, "build"));
    if (output !== undefined) {
      return refuse(emails.notBuilt(output));
    }
    await script(where, "release", site);
  }
  await restart();
  const before = online === head ? (state.online ?? head) : baseOf(online);
  const next: State = { ...state, online: head, handled: { commit: head, result: "online" } };
  const email = await emails.online(before, head);
  return {
    next: email ? await withEmail(copy, [before, head], email, next) : next,
    message: `${head} is online`,
  };
}

interface Business {
  name?: string;
  email?: string;
}

/**
 * Queues a mail to the firm's address in each of these commits, so that a change of the address is
 * mailed to the old and the new one. The last commit is the one that is online: its firm is the
 * sender.
 */
async function withEmail(
  copy: string,
  commits: string[],
  email: Email,
  state: State,
): Promise<State> {
  const firms: Business[] = [];
  for (const commit of commits) {
    const firm = await yamlAt(copy, commit, "content/business.yaml");
    firms.push((firm as Business | undefined) ?? {});
  }
  const { name = "de firma", email: address } = firms.at(-1) ?? {};
  if (address === undefined) {
    return state;
  }
  const recipients = new Set(firms.flatMap((firm) => firm.email ?? []));
  const added = [...recipients].map((to) => ({
    ...email,
    from: { name, address },
    to,
    footer: `Verstuurd door de website van ${name}.`,
  }));
  return { ...state, emails: [...state.emails, ...added] };
}

/**
 * The output of a command that failed; undefined when it succeeded. Rejects when the reason is not
 * in the files: the command was killed, or the disk is full.
 */
async function failureOf(command: Promise<string>): Promise<string | undefined> {
  try {
    await command;
    return undefined;
  } catch (error) {
    if (!(error instanceof CommandError) || error.signal !== null) {
      throw error;
    }
    if (/ENOSPC|no space left/i.test(error.output)) {
      throw error;
    }
    return error.output || error.message;
  }
}
