import { createStore, entries, get, keys, promisifyRequest } from "idb-keyval";
import { browserStore } from "#features/shared/browser-store.ts";
import { filesKey } from "./files.ts";
import type { Photograph, Upload } from "./upload.ts";

const keepMs = 30 * 24 * 60 * 60 * 1_000;

const files = createStore("enquiry-files", "quote");

type Kept = Photograph | Upload;

const arrivedPrefix = "arrived ";
/** "parcel" is what the first version called its records. */
const uploadKey = (reference: string) => `parcel ${reference}`;

/** What has arrived is kept without its files: another tab may be waiting to send the same. */
function keyOf(kept: Kept): string {
  if ("id" in kept) {
    return kept.id;
  }
  const { reference, photographs, refused } = kept;
  return photographs.length + refused.length > 0 ? uploadKey(reference) : arrivedPrefix + reference;
}

/**
 * Asks the browser's database; where it is refused, which may be at once, this is the answer
 * instead.
 */
async function ask<Answer, Instead>(how: () => Promise<Answer>, instead: Instead) {
  try {
    return await how();
  } catch {
    return instead;
  }
}

/**
 * Puts and removes in one go, so that a crash leaves all of it or nothing; false where the browser
 * keeps nothing.
 */
const write = (put: Kept[], remove: string[]) =>
  ask(async () => {
    await files("readwrite", (store) => {
      for (const key of remove) {
        store.delete(key);
      }
      for (const kept of put) {
        store.put(kept, keyOf(kept));
      }
      return promisifyRequest(store.transaction);
    });
    // Where a page can see that something waits without fetching what reads the database.
    const isEmpty = (await keys<string>(files)).every((key) => key.startsWith(arrivedPrefix));
    if (isEmpty) {
      browserStore()?.removeItem(filesKey);
    } else {
      browserStore()?.setItem(filesKey, "1");
    }
    return true;
  }, false);

/**
 * Where files wait on the device until they have arrived, thirty days at most, if the browser keeps
 * any.
 */
export const storage = {
  change: (put: Kept[], remove: Kept[] = []) => write(put, remove.map(keyOf)),

  /** Everything that waits, the oldest first. */
  async read(now = Date.now()): Promise<{ photographs: Photograph[]; uploads: Upload[] }> {
    const all = await ask(() => entries<string, Kept>(files), []);
    const old = all.filter(([, { kept }]) => !(now - kept < keepMs)).map(([key]) => key);
    const waiting = all
      .filter(([key]) => !old.includes(key) && !key.startsWith(arrivedPrefix))
      .map(([, kept]) => kept)
      .sort((a, b) => a.kept - b.kept);
    await write([], old);
    return {
      photographs: waiting.filter((one) => "id" in one),
      uploads: waiting.filter((one): one is Upload => !("id" in one)),
    };
  },

  /**
   * An upload as it is kept now, without files where it has arrived; undefined where the browser
   * has lost it.
   */
  upload: (reference: string) =>
    ask(async () => {
      const waiting = await get<Upload>(uploadKey(reference), files);
      return waiting ?? (await get<Upload>(arrivedPrefix + reference, files));
    }, undefined),
};
export type Storage = typeof storage;
