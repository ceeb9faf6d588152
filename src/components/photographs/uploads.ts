import { atom } from "nanostores";
import { filesPath } from "#contract/calls.ts";
import { enquiryDigest } from "#contract/identity.ts";
import type { EnquiryParams } from "#contract/params.ts";
import type { FilesTexts } from "#data/enquiry/enquiry-files.ts";
import { startPause } from "./pause.ts";
import { postForm } from "./post-form.ts";
import { prepareFile } from "./prepare-file.ts";
import { runInTurn } from "./run-in-turn.ts";
import { createSelection } from "./selection.ts";
import { createUploadTask, type UploadTask } from "./upload-task.ts";
import type { Account, Upload } from "./upload-types.ts";
import { type UploadsDb, uploadsDb } from "./uploads-db.ts";

/** Fetches the texts about files. They are not in the page, because most visitors add no files. */
async function fetchTexts(): Promise<FilesTexts> {
  const response = await fetch("/aanvraag-bestanden.json");
  if (!response.ok) {
    throw new Error(`/aanvraag-bestanden.json: status ${response.status}`);
  }
  return (await response.json()) as FilesTexts;
}

/**
 * Stores an upload instead of its attachments, which are removed first when there is no room for
 * both. Returns false when the browser stores nothing.
 */
export async function replaceAttachments(
  database: Pick<UploadsDb, "change">,
  upload: Upload,
): Promise<boolean> {
  if (await database.change([upload], upload.attachments)) {
    return true;
  }
  await database.change([], upload.attachments);
  return database.change([upload]);
}

/**
 * Opens the files on the device: those of the enquiry that is being written, and those of uploads
 * that have not arrived yet, which it resumes. `onArrived` hears of each enquiry whose files have
 * all arrived.
 */
export async function openUploads(
  account: Account & { origin: string },
  onArrived: (enquiryNumber: string) => void,
) {
  const [texts, kept] = await Promise.all([fetchTexts(), uploadsDb.read()]);
  const selection = createSelection(uploadsDb, prepareFile, kept.attachments);
  const tasks = atom<readonly UploadTask[]>([]);
  const origin = account.origin === "same" ? location.origin : account.origin;

  async function start(upload: Upload, isKept: boolean): Promise<void> {
    const task = createUploadTask(upload, isKept, {
      database: uploadsDb,
      prepareFile,
      postForm,
      account,
      url: origin + filesPath,
      startPause,
    });
    tasks.set([...tasks.get(), task]);
    await task.run();
    const { phase, rejected } = task.progress.get();
    if (phase === "sent" && rejected.length === 0) {
      onArrived(upload.enquiryNumber);
    }
  }

  /** Resumes an upload of an earlier visit, unless another tab has sent it by then. */
  async function resume(enquiryNumber: string): Promise<void> {
    const upload = await uploadsDb.getUpload(enquiryNumber);
    if (upload) {
      await start(upload, true);
    }
  }

  for (const { enquiryNumber } of kept.uploads) {
    void runInTurn(enquiryNumber, () => resume(enquiryNumber));
  }

  return {
    texts,
    selection,
    tasks,

    /** Ends the pause of all uploads that wait for their next attempt. */
    retry(): void {
      for (const task of tasks.get()) {
        task.retry();
      }
    },

    /**
     * Sends the chosen files and these last ones, for the accepted enquiry with these parameters.
     */
    async sendAfter(
      params: Pick<EnquiryParams, "reference" | "sent_at" | "name" | "email">,
      lastFiles: File[],
    ): Promise<void> {
      selection.add(lastFiles);
      const { attachments, rejected } = await selection.handOver();
      if (attachments.length + rejected.length === 0) {
        return;
      }
      const upload: Upload = {
        enquiryNumber: params.reference,
        digest: await enquiryDigest("quote", params),
        sentAt: params.sent_at,
        email: params.email,
        name: params.name,
        attachments,
        rejected,
        keptAt: Date.now(),
      };
      const isKept = await replaceAttachments(uploadsDb, upload);
      void runInTurn(upload.enquiryNumber, () => start(upload, isKept));
    },

    /** Removes an upload that has ended from the page. */
    close(task: UploadTask): void {
      tasks.set(tasks.get().filter((other) => other !== task));
      void task.close();
    },
  };
}
export type Uploads = Awaited<ReturnType<typeof openUploads>>;
