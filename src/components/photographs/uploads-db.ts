import { createStore, entries, get, keys, promisifyRequest } from "idb-keyval";
import { browserStore, filesKey, keepMs } from "#components/device/kept-on-device.ts";
import type { Attachment, Upload } from "./upload-types.ts";

type StoredRecord = Attachment | Upload;

const database = createStore("enquiry-files", "quote");

const isUpload = (record: StoredRecord): record is Upload => "enquiryNumber" in record;
const isAttachment = (record: StoredRecord): record is Attachment => !isUpload(record);

const uploadKey = (enquiryNumber: string) => `upload ${enquiryNumber}`;
const keyOf = (record: StoredRecord) =>
  isUpload(record) ? uploadKey(record.enquiryNumber) : record.id;

/** Runs a query; returns the fallback when the browser refuses access to its database. */
async function query<Result, Fallback>(run: () => Promise<Result>, fallback: Fallback) {
  try {
    return await run();
  } catch {
    return fallback;
  }
}

/** Stores in local storage since when there are files in the database, so that every page knows. */
async function updateMark(): Promise<void> {
  const store = browserStore();
  const allKeys = await keys<string>(database);
  if (allKeys.length === 0) {
    store?.removeItem(filesKey);
  } else if (!store?.getItem(filesKey)) {
    store?.setItem(filesKey, `${Date.now()}`);
  }
}

/**
 * Puts and removes records in one transaction, so that a crash leaves all of it or nothing. Returns
 * false when the browser stores nothing.
 */
function write(put: StoredRecord[], removeKeys: string[]): Promise<boolean> {
  return query(async () => {
    await database("readwrite", (store) => {
      for (const key of removeKeys) {
        store.delete(key);
      }
      for (const record of put) {
        store.put(record, keyOf(record));
      }
      return promisifyRequest(store.transaction);
    });
    await updateMark();
    return true;
  }, false);
}

/** The files on the device that have not arrived yet. They are kept for thirty days at most. */
export const uploadsDb = {
  /** Puts and removes records; returns false when the browser stores nothing. */
  change: (put: StoredRecord[], remove: StoredRecord[] = []) => write(put, remove.map(keyOf)),

  /** Reads all files and uploads, the oldest first, and removes those that are too old. */
  async read(now = Date.now()): Promise<{ attachments: Attachment[]; uploads: Upload[] }> {
    const all = await query(() => entries<string, StoredRecord>(database), []);
    const isOld = ({ keptAt }: StoredRecord) => !(now - keptAt < keepMs);
    const old = all.filter(([, record]) => isOld(record));
    const waiting = all
      .map(([, record]) => record)
      .filter((record) => !isOld(record))
      .sort((a, b) => a.keptAt - b.keptAt);
    await write(
      [],
      old.map(([key]) => key),
    );
    if (waiting[0]) {
      browserStore()?.setItem(filesKey, `${waiting[0].keptAt}`);
    }
    return {
      attachments: waiting.filter(isAttachment),
      uploads: waiting.filter(isUpload),
    };
  },

  /** The stored state of an upload; undefined when it has arrived, or the browser has lost it. */
  getUpload: (enquiryNumber: string) =>
    query(() => get<Upload>(uploadKey(enquiryNumber), database), undefined),
};
export type UploadsDb = typeof uploadsDb;
