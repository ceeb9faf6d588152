import { refusedFile } from "#contract/files.ts";
import type { Answer } from "./post-form.ts";
import type { RejectReason } from "./upload-types.ts";

/** What to do after a call with some files of an upload. */
export type Decision =
  | { action: "continue" }
  /** The service does not take these files, by their index in the call. */
  | { action: "reject"; indexes: number[]; reason: RejectReason }
  /** The call was too much at once: half of the files go in the next. */
  | { action: "divide" }
  /** The same call may succeed later. */
  | { action: "wait"; isDivided: boolean; seconds: number };

/** Whether the same call may succeed later. */
function isTemporary(status: number): boolean {
  return status === 0 || status >= 500 || [408, 425, 429].includes(status);
}

/**
 * Decides what an answer means for the number of files that were sent. `share` is how much of the
 * call had been sent, from 0 to 1.
 */
export function decide(answer: Answer, fileCount: number, share: number): Decision {
  const { status, text, retryAfterSeconds } = answer;
  if (status === 200) {
    return { action: "continue" };
  }
  const isAboutFile = status === 413 || status === 415;
  const refused = isAboutFile ? refusedFile(text) : undefined;
  if (refused !== undefined && refused <= fileCount) {
    const reason = status === 413 ? "tooLarge" : "kind";
    return { action: "reject", indexes: [refused - 1], reason };
  }
  if (fileCount > 1 && (status === 408 || status === 413)) {
    return { action: "divide" };
  }
  if (!isTemporary(status)) {
    return { action: "reject", indexes: [...Array(fileCount).keys()], reason: "refused" };
  }
  const wasCutOff = status === 0 && share > 0 && share < 1;
  return { action: "wait", isDivided: fileCount > 1 && wasCutOff, seconds: retryAfterSeconds };
}
