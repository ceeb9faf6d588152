import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { EditorConfig } from "#owner/editor/current-config.ts";
import { writeRefused } from "#owner/editor/status-file.ts";
import { changedFiles } from "./changed-files.ts";
import { CommandError, git, script } from "./commands.ts";
import { checkOut, fetchBranch, openCopy, yamlAt } from "./copy.ts";
import { emailsAbout } from "./emails.ts";
import { commitOnline, type Email, readState, type State, writeState } from "./state.ts";

interface Publishing {
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
  const emails = emailsAbout(copy, publishing.configOf);
  const round = { publishing, copy, emails, online, head, state };
  const { next, message } = await handleCommit(round);
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

/** What a round works with. */
interface Round {
  publishing: Publishing;
  copy: string;
  emails: ReturnType<typeof emailsAbout>;
  /** The commit of the release that is online; "-changed" follows if it had uncommitted changes. */
  online: string;
  /** The newest commit of the branch. */
  head: string;
  state: State;
}

interface Outcome {
  next: State;
  /** A sentence for the log. */
  message: string;
}

/** Publishes the newest commit, or refuses it, or lets it wait. */
async function handleCommit(round: Round): Promise<Outcome> {
  const { publishing, copy, emails, online, head, state } = round;
  const changed = await changedFiles(copy, online, head);
  if (changed.others.length > 0 && !publishing.all) {
    return letWait(round, changed.others);
  }
  // A round that was killed before it wrote its state may have released it already.
  if (commitOnline(publishing.site) !== head) {
    const refusal = await release(round);
    if (refusal) {
      return refuse(round, refusal);
    }
  }
  await publishing.restart();
  const before = online === head ? (state.online ?? head) : baseOf(online);
  const next: State = { ...state, online: head, handled: { commit: head, result: "online" } };
  const email = await emails.online(before, head);
  return {
    next: email ? await withEmail(copy, [before, head], email, next) : next,
    message: `${head} is online`,
  };
}

/** Builds and releases the newest commit. Resolves to a mail if it cannot be built. */
async function release(round: Round): Promise<Email | undefined> {
  const { publishing, copy, emails, head } = round;
  const where = { folder: copy, lock: publishing.lock };
  await checkOut(copy, head);
  await script(where, "prebuild");
  const mistakes = await failureOf(script(where, "check:content", "--json"));
  if (mistakes !== undefined) {
    return emails.refused(publishing.project, mistakes.split("\n"));
  }
  const output = await failureOf(script(where, "build"));
  if (output !== undefined) {
    return emails.notBuilt(output);
  }
  await script(where, "release", publishing.site);
  return undefined;
}

async function refuse(round: Round, email: Email): Promise<Outcome> {
  const { publishing, copy, online, head, state } = round;
  const status = join(publishing.site, "current/site/beheer/status.json");
  // A site without an editor has no status.
  if (existsSync(status)) {
    await writeRefused(copy, status);
  }
  const next: State = { ...state, handled: { commit: head, result: "refused" } };
  return {
    next: await withEmail(copy, [baseOf(online)], email, next),
    message: `${head} is refused, and the site stays as it was`,
  };
}

async function letWait(round: Round, files: readonly string[]): Promise<Outcome> {
  const { publishing, copy, emails, online, head, state } = round;
  const next: State = { ...state, handled: { commit: head, result: "waiting" } };
  return {
    next: await withEmail(copy, [baseOf(online)], emails.waiting(files), next),
    message:
      `${head} changes more than content (${files.slice(0, 5).join(", ")}), so it is not put ` +
      `online by itself. Look at it, then run: npm run publish -- ${publishing.site} --all`,
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
