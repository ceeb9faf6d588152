import { createStore, entries, get, keys, promisifyRequest } from "idb-keyval";
import { browserStore } from "@/features/shared/browser-store";
import { filesKey } from "./files";
import type { Photograph, Upload } from "./upload";

const keepMs = 30 * 24 * 60 * 60 * 1_000;

let opened: ReturnType<typeof createStore> | undefined;
const open = () => (opened ??= createStore("enquiry-files", "quote"));

/** That an upload has arrived: another tab may be waiting to send the same. */
interface Arrived {
  arrived: string;
  kept: number;
}
type Waiting = Photograph | Upload;
type Kept = Waiting | Arrived;

const arrivedPrefix = "arrived ";
// The name that the online version gave its records.
const uploadKey = (reference: string) => `parcel ${reference}`;

/** The key of what is kept. */
function keyOf(kept: Kept): string {
  if ("id" in kept) return kept.id;
  return "arrived" in kept ? arrivedPrefix + kept.arrived : uploadKey(kept.reference);
}

/** Notes whether anything waits, where a page can see it without fetching what reads the storage. */
async function note(): Promise<void> {
  const all = await keys<string>(open());
  if (all.every((key) => key.startsWith(arrivedPrefix))) browserStore()?.removeItem(filesKey);
  else browserStore()?.setItem(filesKey, "1");
}

/**
 * Puts and removes in one go, so that a crash leaves all of it or nothing. False where the browser keeps nothing: the
 * files then live as long as the page.
 */
async function write(put: Kept[], remove: Kept[] = []): Promise<boolean> {
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
export const storage = {
  change: write as (put: Waiting[], remove?: Waiting[]) => Promise<boolean>,

  /** Everything that waits, the oldest first. */
  async read(now = Date.now()): Promise<{ photographs: Photograph[]; uploads: Upload[] }> {
    const photographs: Photograph[] = [];
    const uploads: Upload[] = [];
    try {
      const all = (await entries<string, Kept>(open())).map(([, kept]) => kept);
      const old = all.filter(({ kept }) => !(now - kept < keepMs));
      for (const kept of all.toSorted((a, b) => a.kept - b.kept)) {
        if (old.includes(kept) || "arrived" in kept) continue;
        if ("id" in kept) photographs.push(kept);
        else uploads.push(kept);
      }
      await write([], old);
    } catch {
      // Nothing is kept where the browser refuses it.
    }
    return { photographs, uploads };
  },

  /** An upload as it is kept now, or that it has arrived; undefined where the browser has lost it. */
  async upload(reference: string): Promise<Upload | "arrived" | undefined> {
    try {
      const kept = await get<Upload>(uploadKey(reference), open());
      if (kept) return kept;
      return (await get(arrivedPrefix + reference, open())) && "arrived";
    } catch {
      return undefined;
    }
  },

  /** Takes an upload out that has arrived, and notes for other tabs that it has. */
  async finish(upload: Upload): Promise<void> {
    await write([{ arrived: upload.reference, kept: Date.now() }], [upload]);
  },
};
export type Storage = typeof storage;
