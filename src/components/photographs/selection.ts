import { atom } from "nanostores";
import { fileLimits } from "#contract/files.ts";
import { fileIdentity } from "./file-identity.ts";
import type { prepareFile } from "./prepare-file.ts";
import type { Attachment, RejectReason, Upload } from "./upload-types.ts";
import type { UploadsDb } from "./uploads-db.ts";

/** A chosen file. The properties of its content are absent until it has been read. */
type Item = Pick<Attachment, "id" | "name"> &
  Partial<Attachment> & {
    /** The file itself, until it has been read or rejected for its content. */
    file?: File;
    rejectReason?: RejectReason | undefined;
  };

/** No photograph is larger. Larger files, such as videos, are not read into memory. */
const mostReadableBytes = 60_000_000;

const isRead = (item: Item | undefined): item is Attachment => item?.bytes !== undefined;

/**
 * The files of an enquiry that is being written, starting with those that are `kept` on the device.
 * They are read, stored and prepared one at a time.
 */
export function createSelection(
  database: Pick<UploadsDb, "change">,
  prepare: typeof prepareFile,
  kept: readonly Attachment[] = [],
) {
  const items = atom<readonly Item[]>(kept);
  let reading = Promise.resolve();
  let preparing = Promise.resolve();

  const find = (id: string) => items.get().find((item) => item.id === id);
  const accepted = () => items.get().filter(({ rejectReason }) => !rejectReason);

  async function replace(before: Item, after: Item): Promise<void> {
    if (!items.get().includes(before)) {
      return;
    }
    items.set(items.get().map((item) => (item === before ? after : item)));
    if (isRead(after)) {
      await database.change([after]);
    } else if (isRead(before)) {
      await database.change([], [before]);
    }
  }

  /** The first file that was one too many takes a place that has come free. */
  function fillPlace(): void {
    const next = items.get().find(({ rejectReason }) => rejectReason === "tooMany");
    if (next?.file && accepted().length < fileLimits.count) {
      add([next.file]);
    }
  }

  async function reject(item: Item, rejectReason: RejectReason): Promise<void> {
    await replace(item, { id: item.id, name: item.name, rejectReason });
    fillPlace();
  }

  async function read(item: Item): Promise<void> {
    const { id, name, file } = item;
    if (!file || !accepted().includes(item)) {
      return;
    }
    if (file.size > mostReadableBytes) {
      await reject(item, "tooLarge");
      return;
    }
    try {
      const bytes = await file.arrayBuffer();
      const asChosen = { type: "", thumbnail: "", isReady: false, mayHaveLocation: false };
      await replace(item, { id, name, ...asChosen, bytes, keptAt: Date.now() });
    } catch {
      await reject(item, "unreadable");
    }
  }

  async function makeReady(id: string): Promise<void> {
    const item = find(id);
    if (!isRead(item) || item.isReady) {
      return;
    }
    const prepared = await prepare(item).catch(() => "unreadable" as const);
    if (typeof prepared === "string") {
      await reject(item, prepared);
      return;
    }
    let totalBytes = prepared.bytes.byteLength;
    for (const { isReady, bytes } of accepted()) {
      if (isReady && bytes) {
        totalBytes += bytes.byteLength;
      }
    }
    if (totalBytes > fileLimits.totalBytes) {
      await reject(item, "together");
      return;
    }
    await replace(item, { ...item, ...prepared, isReady: true });
  }

  function queuePreparation(added: readonly Item[]): void {
    for (const { id } of added) {
      preparing = preparing.then(() => makeReady(id));
    }
  }

  function add(files: readonly File[]): void {
    const acceptedIds = new Set(accepted().map(({ id }) => id));
    const free = fileLimits.count - acceptedIds.size;
    const newFiles = new Map<string, File>();
    for (const file of files) {
      const id = fileIdentity(file);
      if (!acceptedIds.has(id)) {
        newFiles.set(id, file);
      }
    }
    const added = Array.from(newFiles, ([id, file], index): Item => {
      const rejectReason = index < free ? undefined : "tooMany";
      return { id, name: file.name, file, rejectReason };
    });
    // A rejected file is tried again when it is chosen again.
    const others = items.get().filter(({ id }) => !newFiles.has(id));
    items.set([...others, ...added]);
    for (const item of added) {
      reading = reading.then(() => read(item));
    }
    const allRead = reading;
    preparing = preparing.then(() => allRead);
    queuePreparation(added);
  }

  queuePreparation(kept);

  return {
    /** The chosen files, also those that cannot be sent. */
    items,

    /** Adds files; a file that was already chosen is not added again. */
    add,

    remove(id: string): void {
      const removed = find(id);
      items.set(items.get().filter((item) => item !== removed));
      if (isRead(removed)) {
        void database.change([], [removed]);
      }
      fillPlace();
    },

    removeRejected(reason: RejectReason): void {
      items.set(items.get().filter(({ rejectReason }) => rejectReason !== reason));
    },

    clear(): void {
      void database.change([], items.get().filter(isRead));
      items.set([]);
    },

    accepted,

    /** Resolves when the files that were chosen until now have been prepared. */
    settled: (): Promise<void> => preparing,

    /**
     * Returns the files that can be sent, prepared or not, and the PDFs that are too large for it.
     * Removes them from the selection but not from the device.
     */
    async handOver(): Promise<Pick<Upload, "attachments" | "rejected">> {
      await reading;
      const attachments = accepted().filter(isRead);
      const rejected = items.get().flatMap(({ name, rejectReason }) => {
        return rejectReason === "pdfTooLarge" ? [{ name, reason: rejectReason }] : [];
      });
      items.set([]);
      return { attachments, rejected };
    },
  };
}
