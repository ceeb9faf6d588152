import { atom } from "nanostores";
import { filesPath } from "#contract/calls.ts";
import { enquiryDigest } from "#contract/identity.ts";
import type { EnquiryParams } from "#contract/params.ts";
import type { FilesTexts } from "#data/pages/enquiry-files.ts";
import { postForm } from "./post-form.ts";
import { prepareFile } from "./prepare-file.ts";
import { createSelection } from "./selection.ts";
import { createUploadTask, type UploadTask } from "./upload-task.ts";
import type { Account, Upload } from "./upload-types.ts";
import { type UploadsDb, uploadsDb } from "./uploads-db.ts";

/** The texts about files: in no page, so that a visitor without files does not fetch them. */
async function fetchTexts(): Promise<FilesTexts> {
  const response = await fetch("/aanvraag-bestanden.json");
  if (!response.ok) {
    throw new Error(`/aanvraag-bestanden.json: status ${response.status}`);
  }
  return (await response.json()) as FilesTexts;
}

/**
 * Lets the tabs of a browser take turns, so that no two send the same upload. A browser without
 * locks runs it at once.
 */
async function runInTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? await navigator.locks.request("enquiry-files", run) : run();
}

/** Waits so long, or until there is a connection again, or the visitor wants another attempt. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    addEventListener("online", () => resolve(), { once: true });
    addEventListener("retry-files", () => resolve(), { once: true });
  });
}

/**
 * Keeps an upload in the place of its attachments, which are removed first where there is no room
 * for both. False where the browser keeps nothing.
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
 * Opens what the device keeps: the files of the enquiry that is being written, and the uploads that
 * have not arrived yet.
 */
export async function openUploads(account: Account & { origin: string }) {
  const [texts, kept] = await Promise.all([fetchTexts(), uploadsDb.read()]);
  const selection = createSelection(uploadsDb, prepareFile, kept.attachments);
  const tasks = atom<readonly UploadTask[]>([]);
  const origin = account.origin === "same" ? location.origin : account.origin;

  function start(upload: Upload, isKept: boolean): void {
    const task = createUploadTask(upload, isKept, {
      database: uploadsDb,
      prepareFile,
      postForm,
      account,
      url: origin + filesPath,
      pause,
      runInTurn,
    });
    tasks.set([...tasks.get(), task]);
    void task.run();
  }

  for (const upload of kept.uploads) {
    start(upload, true);
  }

  return {
    texts,
    selection,
    tasks,

    /** Tries again at once what waits for its next attempt. */
    retry: () => dispatchEvent(new Event("retry-files")),

    /**
     * Sends the chosen files, and these last ones, after the enquiry with these parameters, which
     * has been accepted.
     */
    async sendAfter(
      params: Pick<EnquiryParams, "reference" | "sent_at" | "name">,
      lastFiles: File[],
    ): Promise<void> {
      selection.add(lastFiles);
      const attachments = await selection.handOver();
      if (attachments.length === 0) {
        return;
      }
      const upload: Upload = {
        enquiryNumber: params.reference,
        digest: await enquiryDigest("quote", params),
        sentAt: params.sent_at,
        name: params.name,
        attachments,
        rejected: [],
        keptAt: Date.now(),
      };
      start(upload, await replaceAttachments(uploadsDb, upload));
    },

    /** Takes an upload that has ended out of sight. */
    close(task: UploadTask): void {
      tasks.set(tasks.get().filter((other) => other !== task));
      void task.close();
    },
  };
}
export type Uploads = Awaited<ReturnType<typeof openUploads>>;
