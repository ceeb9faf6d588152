import { atom } from "nanostores";
import { refusedFile } from "#contract/files.ts";
import { fileShares } from "./file-shares.ts";
import type { Pause, startPause } from "./pause.ts";
import type { Answer, postForm } from "./post-form.ts";
import type { prepareFile } from "./prepare-file.ts";
import { uploadForm } from "./upload-form.ts";
import type { Account, Attachment, RejectReason, Upload } from "./upload-types.ts";
import type { UploadsDb } from "./uploads-db.ts";

/** The progress of an upload. After a failure it is "waiting" for the next attempt. */
type Phase = "preparing" | "sending" | "waiting" | "sent" | "failed";

/** What an upload depends on. */
interface UploadServices {
  database: Pick<UploadsDb, "change" | "getUpload">;
  prepareFile: typeof prepareFile;
  postForm: typeof postForm;
  account: Account;
  url: string;
  startPause: typeof startPause;
  /** Runs when no other tab is sending. */
  runInTurn: <Result>(run: () => Promise<Result>) => Promise<Result>;
}

const retryMs = [2_000, 5_000, 15_000, 30_000, 60_000];

/** Whether the same call may succeed later. */
function isTemporary(status: number): boolean {
  return status === 0 || status >= 500 || [408, 425, 429].includes(status);
}

/**
 * Creates a task that sends the files of an accepted enquiry to the mail service, until each has
 * arrived or has been rejected. `isKept` is whether the files are stored on the device.
 */
export function createUploadTask(first: Upload, isKept: boolean, services: UploadServices) {
  const { database, account, url } = services;
  let upload = first;
  const arrived: Attachment[] = [];
  /** How many files are sent in one call. It is reduced when a call is too slow or too large. */
  let batchSize = Number.POSITIVE_INFINITY;
  let failures = 0;
  /** The last pause between two calls. */
  let pause: Pause | undefined;

  function describeProgress(phase: Phase, shares: number[] = []) {
    const done = arrived.map(({ id, name, thumbnail }) => ({ id, name, thumbnail, share: 1 }));
    const pending = upload.attachments.map(({ id, name, thumbnail }, index) => ({
      id,
      name,
      thumbnail,
      share: shares[index] ?? 0,
    }));
    return {
      enquiryNumber: upload.enquiryNumber,
      phase,
      rejected: upload.rejected,
      failures,
      isKept,
      files: [...done, ...pending],
    };
  }

  const progress = atom(describeProgress("preparing"));

  function showProgress(phase: Phase, shares?: number[]): void {
    progress.set(describeProgress(phase, shares));
  }

  /** Changes the upload, in memory and on the device. */
  async function change(changed: Partial<Upload>): Promise<void> {
    const before = upload;
    upload = { ...upload, ...changed };
    // The record of an upload that has arrived stays on the device for weeks, without personal
    // data.
    if (upload.attachments.length === 0) {
      upload = { ...upload, name: "", digest: undefined };
    }
    if (isKept) {
      await database.change([upload], [before]);
    }
  }

  /** Moves files to the rejected ones. */
  function reject(attachments: readonly Attachment[], reason: RejectReason): Promise<void> {
    const rejected = attachments.map(({ name }) => ({ name, reason }));
    return change({
      attachments: upload.attachments.filter((other) => !attachments.includes(other)),
      rejected: [...upload.rejected, ...rejected],
    });
  }

  async function prepareAll(): Promise<void> {
    for (const attachment of upload.attachments) {
      if (attachment.isReady) {
        continue;
      }
      const prepared = await services.prepareFile(attachment).catch(() => "unreadable" as const);
      if (typeof prepared === "string") {
        await reject([attachment], prepared);
      } else {
        const ready = { ...attachment, ...prepared, isReady: true };
        const attachments = upload.attachments.map((other) =>
          other === attachment ? ready : other,
        );
        await change({ attachments });
      }
      showProgress("preparing");
    }
  }

  /**
   * Leaves out files that another tab has sent. If the browser has lost the upload, all are left.
   */
  async function readOtherTabs(): Promise<void> {
    const stored = isKept ? await database.getUpload(upload.enquiryNumber) : undefined;
    if (!stored) {
      return;
    }
    const isLeft = ({ id }: Attachment) => stored.attachments.some((other) => other.id === id);
    const rejected =
      stored.rejected.length > upload.rejected.length ? stored.rejected : upload.rejected;
    for (const attachment of upload.attachments) {
      const isRejected = rejected.some(({ name }) => name === attachment.name);
      if (!isLeft(attachment) && !isRejected) {
        arrived.push(attachment);
      }
    }
    upload = { ...upload, rejected, attachments: upload.attachments.filter(isLeft) };
  }

  /** Counts a failure; returns how long to wait after it, in milliseconds. */
  function backOff(): number {
    const waitMs = retryMs[Math.min(failures, retryMs.length - 1)] ?? 0;
    failures += 1;
    showProgress("waiting");
    return waitMs;
  }

  /**
   * Acts on an answer; returns how long to wait before the next call, in milliseconds. `share` is
   * how much of the call had been sent.
   */
  async function handleAnswer(batch: Attachment[], answer: Answer, share: number): Promise<number> {
    const { status, text, retryAfterSeconds } = answer;
    if (status === 200) {
      arrived.push(...batch);
      await change({ attachments: upload.attachments.slice(batch.length) });
      return 0;
    }
    const isAboutFile = status === 413 || status === 415;
    const refused = isAboutFile ? batch[(refusedFile(text) ?? 0) - 1] : undefined;
    if (refused) {
      await reject([refused], status === 413 ? "tooLarge" : "kind");
      return 0;
    }
    const isTooMuch = status === 408 || status === 413;
    const wasCutOff = status === 0 && share > 0 && share < 1;
    if (batch.length > 1 && (isTooMuch || wasCutOff)) {
      batchSize = Math.ceil(batch.length / 2);
    }
    if (batch.length > 1 && isTooMuch) {
      return 0;
    }
    if (!isTemporary(status)) {
      await reject(batch, "refused");
      return 0;
    }
    return Math.max(backOff(), retryAfterSeconds * 1_000);
  }

  /**
   * Makes one call. Returns how long to wait for the next, in milliseconds; undefined when there is
   * nothing left to send.
   */
  async function attempt(): Promise<number | undefined> {
    await readOtherTabs();
    await prepareAll();
    const batch = upload.attachments.slice(0, batchSize);
    if (batch.length === 0) {
      const hasArrived = upload.rejected.length === 0 || arrived.length > 0;
      showProgress(hasArrived ? "sent" : "failed");
      return undefined;
    }
    const sizes = batch.map(({ bytes }) => bytes.byteLength);
    let sentShare = 0;
    const showShare = (share: number) => {
      sentShare = share;
      showProgress("sending", fileShares(share, sizes));
    };
    showShare(0);
    const form = uploadForm(upload, batch, account);
    const answer = await services.postForm(url, form, showShare);
    return handleAnswer(batch, answer, sentShare);
  }

  /** Makes one call in turn. An exception is a failure, after which it is tried again. */
  async function attemptInTurn(): Promise<number | undefined> {
    try {
      return await services.runInTurn(attempt);
    } catch (error) {
      console.error(error);
      return backOff();
    }
  }

  return {
    /** The progress of the upload, as a store. */
    progress,

    /** Makes calls until there is nothing left to send. */
    async run(): Promise<void> {
      let waitMs: number | undefined = 0;
      while (waitMs !== undefined) {
        if (waitMs > 0) {
          pause = services.startPause(waitMs);
          await pause.over;
        }
        waitMs = await attemptInTurn();
      }
    },

    /** Makes the next call at once, if the upload waits for it. */
    retry: () => pause?.end(),

    /** Removes the message about rejected files. */
    close: () => change({ attachments: [], rejected: [] }),
  };
}
export type UploadTask = ReturnType<typeof createUploadTask>;
export type UploadProgress = ReturnType<UploadTask["progress"]["get"]>;
