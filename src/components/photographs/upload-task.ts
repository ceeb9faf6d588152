import { atom } from "nanostores";
import { type Decision, decide } from "./decide.ts";
import type { Pause, startPause } from "./pause.ts";
import type { postForm } from "./post-form.ts";
import type { prepareFile } from "./prepare-file.ts";
import { uploadForm } from "./upload-form.ts";
import type { Account, Attachment, RejectReason, Upload } from "./upload-types.ts";
import type { UploadsDb } from "./uploads-db.ts";

/** The progress of an upload. After a failure it is "waiting" for the next attempt. */
type Phase = "preparing" | "sending" | "waiting" | "sent" | "failed";

interface UploadServices {
  database: Pick<UploadsDb, "change">;
  prepareFile: typeof prepareFile;
  postForm: typeof postForm;
  account: Account;
  url: string;
  startPause: typeof startPause;
}

/** The progress of each file, from 0 to 1, when this share of all bytes was sent, in order. */
function fileShares(totalShare: number, sizes: readonly number[]): number[] {
  const totalSize = sizes.reduce((sum, size) => sum + size, 0);
  let sentBytes = totalShare * totalSize;
  return sizes.map((size) => {
    const share = Math.min(1, Math.max(0, sentBytes / size));
    sentBytes -= size;
    return share;
  });
}

const retryMs = [2_000, 5_000, 15_000, 30_000, 60_000];

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

  /**
   * Changes the upload, in memory and on the device, which keeps it until nothing is left of it.
   */
  async function change(changed: Partial<Upload>): Promise<void> {
    upload = { ...upload, ...changed };
    if (!isKept) {
      return;
    }
    const isOver = upload.attachments.length === 0 && upload.rejected.length === 0;
    await (isOver ? database.change([], [upload]) : database.change([upload]));
  }

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

  /** Waits before the next call, longer after each failure, and at least this long. */
  async function waitForNextCall(seconds = 0): Promise<void> {
    const backOffMs = retryMs[Math.min(failures, retryMs.length - 1)] ?? 0;
    failures += 1;
    showProgress("waiting");
    pause = services.startPause(Math.max(backOffMs, seconds * 1_000));
    await pause.over;
  }

  /** Does what was decided after a call with these files. */
  async function obey(decision: Decision, batch: readonly Attachment[]): Promise<void> {
    const half = Math.ceil(batch.length / 2);
    switch (decision.action) {
      case "continue":
        arrived.push(...batch);
        await change({ attachments: upload.attachments.slice(batch.length) });
        break;
      case "reject": {
        const refused = batch.filter((_, index) => decision.indexes.includes(index));
        await reject(refused, decision.reason);
        break;
      }
      case "divide":
        batchSize = half;
        break;
      case "wait":
        batchSize = decision.isDivided ? half : batchSize;
        await waitForNextCall(decision.seconds);
        break;
    }
  }

  /** Sends as many files as go in one call. */
  async function sendBatch(batch: readonly Attachment[]): Promise<void> {
    const sizes = batch.map(({ bytes }) => bytes.byteLength);
    let sentShare = 0;
    const showShare = (share: number) => {
      sentShare = share;
      showProgress("sending", fileShares(share, sizes));
    };
    showShare(0);
    const form = uploadForm(upload, batch, account);
    const answer = await services.postForm(url, form, showShare);
    await obey(decide(answer, batch.length, sentShare), batch);
  }

  /** Makes calls until there is nothing left to send. */
  async function sendAll(): Promise<void> {
    await prepareAll();
    while (upload.attachments.length > 0) {
      await sendBatch(upload.attachments.slice(0, batchSize));
    }
    const hasArrived = upload.rejected.length === 0 || arrived.length > 0;
    showProgress(hasArrived ? "sent" : "failed");
  }

  return {
    progress,

    /** Sends everything. After an error, it is tried again. */
    async run(): Promise<void> {
      let isDone = false;
      while (!isDone) {
        try {
          await sendAll();
          isDone = true;
        } catch (error) {
          console.error(error);
          await waitForNextCall();
        }
      }
    },

    /** Makes the next call at once, if the upload waits for it. */
    retry: () => pause?.end(),

    close: () => change({ attachments: [], rejected: [] }),
  };
}
export type UploadTask = ReturnType<typeof createUploadTask>;
export type UploadProgress = ReturnType<UploadTask["progress"]["get"]>;
