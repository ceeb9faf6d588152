import { filesPath } from "#contract/calls.ts";
import { enquiryDigest } from "#contract/identity.ts";
import type { FilesTexts } from "#data/pages/enquiry-files.ts";
import { prepare } from "./prepare.ts";
import { createQueued, type Queued } from "./queue.ts";
import { post } from "./request.ts";
import { createSelection } from "./selection.ts";
import { type Storage, storage } from "./storage.ts";
import { createStore } from "./store.ts";
import type { Account, Upload } from "./upload.ts";

/** The words for files: in no page, so that a visitor without files does not fetch them. */
async function fetchTexts(): Promise<FilesTexts> {
  const response = await fetch("/aanvraag-bestanden.json");
  if (!response.ok) {
    throw new Error(`/aanvraag-bestanden.json: status ${response.status}`);
  }
  return (await response.json()) as FilesTexts;
}

/**
 * Tabs of one browser take turns, so that none sends what another is sending; where there are no
 * turns, at once.
 */
const alone = <Result>(run: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? (navigator.locks.request("enquiry-files", run) as Promise<Result>) : run();

/**
 * Keeps an upload in the place of its photographs: these go first where there is no room for both
 * at once.
 */
export async function keepInstead(
  { change }: Pick<Storage, "change">,
  upload: Upload,
): Promise<boolean> {
  if (await change([upload], upload.photographs)) {
    return true;
  }
  await change([], upload.photographs);
  return change([upload]);
}

/**
 * Opens what the device keeps: the files of the enquiry being written, and those still on their
 * way.
 */
export async function openUploads(account: Account & { origin: string }) {
  const [texts, kept] = await Promise.all([fetchTexts(), storage.read()]);
  const selection = createSelection(storage, prepare, kept.photographs);
  const queue = createStore<readonly Queued[]>([]);
  /**
   * Resolves after so long, or as soon as there is a connection again or the visitor wants another
   * attempt.
   */
  const rest = (ms: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, ms);
      for (const reason of ["online", "retry-files"]) {
        addEventListener(reason, () => resolve(), { once: true });
      }
    });
  const origin = account.origin === "same" ? location.origin : account.origin;
  const means = { storage, prepare, post, account, url: origin + filesPath, rest, alone };

  const send = (upload: Upload, isKept: boolean) => {
    const queued = createQueued(upload, isKept, means);
    queue.set([...queue.get(), queued]);
    void queued.run();
  };
  for (const upload of kept.uploads) {
    send(upload, true);
  }

  return {
    texts,
    selection,
    queue,
    /** Tries at once, as when the connection comes back; the page is not told that it did. */
    retry: () => dispatchEvent(new Event("retry-files")),

    /**
     * Sends what was chosen, up to these last files, after the enquiry with these parameters: it
     * has been accepted.
     */
    async follow(
      params: { reference: string; sent_at: string; name: string },
      last: File[],
    ): Promise<void> {
      selection.add(last);
      const photographs = await selection.take();
      if (photographs.length === 0) {
        return;
      }
      const { reference, sent_at: sentAt, name } = params;
      const digest = await enquiryDigest("quote", params);
      const upload = {
        reference,
        digest,
        sentAt,
        name,
        photographs,
        refused: [],
        kept: Date.now(),
      };
      send(upload, await keepInstead(storage, upload));
    },

    /** Takes an upload that has ended out of sight. */
    close(queued: Queued): void {
      queue.set(queue.get().filter((one) => one !== queued));
      void queued.close();
    },
  };
}
export type Uploads = Awaited<ReturnType<typeof openUploads>>;
