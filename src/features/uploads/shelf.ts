import { createStore, entries, get, keys, promisifyRequest } from "idb-keyval";
import { browserStore } from "../enquiry/draft";
import { filesKey } from "../enquiry/fields";
import type { Parcel, Photograph } from "./photograph";

const keepMs = 30 * 24 * 60 * 60 * 1_000;

const store = () => createStore("enquiry-files", "quote");
let opened: ReturnType<typeof store> | undefined;
const open = () => (opened ??= store());

type Kept = Photograph | Parcel;

/** The key of what is kept. */
const keyOf = (kept: Kept) => ("id" in kept ? kept.id : `parcel ${kept.reference}`);

/** Notes whether anything is kept, where a page can see it without fetching what reads the shelf. */
async function note(): Promise<void> {
  const isEmpty = (await keys(open())).length === 0;
  if (isEmpty) browserStore()?.removeItem(filesKey);
  else browserStore()?.setItem(filesKey, "1");
}

/**
 * Puts and removes in one go, so that a crash leaves all of it or nothing. False where the browser keeps nothing: the
 * files then live as long as the page.
 */
async function change(put: Kept[], remove: Kept[] = []): Promise<boolean> {
  try {
    await open()("readwrite", (files) => {
      for (const kept of remove) files.delete(keyOf(kept));
      for (const kept of put) files.put(kept, keyOf(kept));
      return promisifyRequest(files.transaction);
    });
    await note();
    return true;
  } catch {
    return false;
  }
}

/** Where files wait on the visitor's device until they have arrived, and for thirty days at most. */
export const shelf = {
  change,

  /** Everything that is kept, the oldest first. */
  async read(now = Date.now()): Promise<{ photographs: Photograph[]; parcels: Parcel[] }> {
    const photographs: Photograph[] = [];
    const parcels: Parcel[] = [];
    try {
      const all = (await entries<string, Kept>(open())).map(([, kept]) => kept);
      const old = all.filter(({ kept }) => !(now - kept < keepMs));
      for (const kept of all.toSorted((a, b) => a.kept - b.kept)) {
        if (old.includes(kept)) continue;
        if ("id" in kept) photographs.push(kept);
        else parcels.push(kept);
      }
      await change([], old);
    } catch {
      // Nothing is kept where the browser refuses it.
    }
    return { photographs, parcels };
  },

  /** The parcel as it is kept now; undefined where another tab has seen to it. */
  async parcel(reference: string): Promise<Parcel | undefined> {
    return get<Parcel>(`parcel ${reference}`, open());
  },
};
export type Shelf = typeof shelf;
