import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface Email {
  subject: string;
  heading: string;
  body: string;
}

/**
 * What has been done with which commit. Each step is written down, so that the next round goes on
 * where one was ended.
 */
export interface State {
  online?: string;
  refused?: string;
  /** What the mail service runs on. */
  served: string;
  emails: Email[];
}

const fileIn = (folder: string) => join(folder, "state.json");

export function readState(folder: string): State | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(folder), "utf8")) as State;
  } catch {
    return undefined;
  }
}

export function writeState(folder: string, state: State): State {
  const file = fileIn(folder);
  writeFileSync(`${file}.new`, JSON.stringify(state));
  renameSync(`${file}.new`, file);
  return state;
}
