import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface Email {
  subject: string;
  heading: string;
  body: string;
}

/** A mail that waits to be sent, to one address. */
export interface WaitingEmail extends Email {
  /** The firm as it is online, the sender where MAIL_FROM is not set. */
  from: { name: string; address: string };
  to: string;
  footer: string;
}

/** What was done with which commit, from which the next round continues. */
export interface State {
  /** The commit that was put online last. */
  online?: string | undefined;
  /** The newest commit that was dealt with, and what became of it. */
  handled?: { commit: string; result: "online" | "refused" | "waiting" } | undefined;
  emails: WaitingEmail[];
}

const fileIn = (folder: string) => join(folder, "state.json");

export function readState(folder: string): State {
  try {
    const state: Partial<State> = JSON.parse(readFileSync(fileIn(folder), "utf8"));
    return { ...state, emails: state.emails ?? [] };
  } catch {
    // It does not exist yet, or is damaged. The release that is online is enough to continue.
    return { emails: [] };
  }
}

/** Writes the state in one step, so that a killed process leaves the old or the new one. */
export function writeState(folder: string, state: State): void {
  const file = fileIn(folder);
  writeFileSync(`${file}.new`, JSON.stringify(state));
  renameSync(`${file}.new`, file);
}

/** The commit that the release that is online was made from. */
export function commitOnline(site: string): string | undefined {
  const file = join(site, "current/release.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).commit : undefined;
}
