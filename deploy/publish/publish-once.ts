import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { ExecaError } from "execa";
import type { EditorConfig } from "#editor/current-config.ts";
import { writeRefused } from "#editor/status-file.ts";
import { git, script } from "./commands.ts";
import { emailsAbout } from "./emails.ts";
import { type Email, readState, type State, writeState } from "./state.ts";

export interface Publishing {
  /** The project as it runs on this machine, a clone of the repository. */
  project: string;
  /** The folder that releases go to. */
  site: string;
  branch: string;
  restart: () => Promise<void>;
  tell: (email: Email) => Promise<void>;
  config: EditorConfig;
}

/** What the mail service is made of, and what it reads when it starts. */
const service = [
  "mail",
  "contract",
  "package-lock.json",
  "site.yaml",
  "content/business.yaml",
  "content/services.yaml",
  "content/enquiry.yaml",
];

/**
 * Puts what is new on the branch online, once. What cannot be built leaves the site as it is, and
 * the owner is told. Rejects when something stood in the way that the next round may not meet: no
 * network, no room on the disk. Gives what it did, for the log; undefined when there was nothing to
 * do.
 */
export async function publishOnce(publishing: Publishing): Promise<string | undefined> {
  const { project, branch } = publishing;
  const folder = `${project}-publish`;
  mkdirSync(folder, { recursive: true });
  await git(project, "fetch", "--quiet", "origin", branch);
  const head = await git(project, "rev-parse", "FETCH_HEAD");
  let state = readState(folder) ?? { served: await git(project, "rev-parse", "HEAD"), emails: [] };
  let done: string | undefined;
  if (head !== state.online && head !== state.refused) {
    state = writeState(folder, await attempt(publishing, join(folder, "copy"), head, state));
    done =
      state.online === head
        ? `${head} is online`
        : `${head} is refused, and the site stays as it was`;
  }
  while (state.emails[0]) {
    await publishing.tell(state.emails[0]);
    state = writeState(folder, { ...state, emails: state.emails.slice(1) });
  }
  if (state.online && state.online !== state.served) {
    await git(project, "merge", "--quiet", "--ff-only", state.online);
    if (await git(project, "diff", "--name-only", state.served, state.online, "--", ...service)) {
      await script(project, "prebuild");
      await publishing.restart();
    }
    writeState(folder, { ...state, served: state.online });
  }
  return done;
}

/** Tries a commit in the copy beside the running project; gives the state with what came of it. */
async function attempt(
  publishing: Publishing,
  copy: string,
  head: string,
  state: State,
): Promise<State> {
  const { project, site, config } = publishing;
  const emails = emailsAbout(project, config);
  await checkOut(project, copy, head);
  const refuse = async (email: Email): Promise<State> => {
    // For the editor to show; a site without one has none.
    const status = join(site, "current/beheer/status.json");
    if (existsSync(status)) {
      await writeRefused(copy, status);
    }
    return { ...state, refused: head, emails: [...state.emails, email] };
  };
  await script(copy, "prebuild");
  const mistakes = await failureOf(script(copy, "check:content"));
  if (mistakes !== undefined) {
    return refuse(await emails.refused(copy, mistakes.split("\n")));
  }
  const output = await failureOf(script(copy, "build"));
  if (output !== undefined) {
    return refuse(emails.unbuilt(output));
  }
  await script(copy, "release", site);
  const told = await emails.online(state.online ?? state.served, head);
  return { online: head, served: state.served, emails: [...state.emails, ...(told ? [told] : [])] };
}

/** Makes the copy hold a commit; what was installed and built in it before stays. */
async function checkOut(project: string, copy: string, head: string): Promise<void> {
  if (!existsSync(copy)) {
    await git(project, "worktree", "add", "--quiet", "--force", "--detach", copy, head);
    return;
  }
  // Left by a round that was ended; there is no other now.
  rmSync(await git(copy, "rev-parse", "--path-format=absolute", "--git-path", "index.lock"), {
    force: true,
  });
  await git(copy, "checkout", "--quiet", "--force", "--detach", head);
  await git(copy, "clean", "--quiet", "--force", "-d");
}

const failureOf = (command: Promise<string>) =>
  command.then(
    () => undefined,
    ({ all, message }: ExecaError<{ all: true }>) => all?.trim() || message,
  );
