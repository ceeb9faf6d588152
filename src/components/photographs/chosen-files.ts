import { createStore } from "#components/device/create-store.ts";
import { fileLimits } from "#contract/files.ts";
import type { prepareFile, ReadyFile, RejectReason } from "./prepare-file.ts";

/** A chosen file; either ready, rejected or still being prepared. */
export interface ChosenFile {
  /** More than its name, because cameras reuse names. */
  id: string;
  name: string;
  file: File;
  ready?: ReadyFile;
  rejectReason?: RejectReason;
}

/** No photograph is larger. Larger files, such as videos, are not read into memory. */
const mostReadableBytes = 60_000_000;

const idOf = ({ name, size, lastModified }: File) => `${name}/${size}/${lastModified}`;

/**
 * The files of an enquiry that is being written, in memory. They are read and prepared one at a
 * time, so that a phone has one large picture in memory. `load` fetches the code for that; a site
 * that only counts files has none.
 */
export function createChosenFiles(load?: () => Promise<typeof prepareFile>) {
  const items = createStore<readonly ChosenFile[]>([]);
  let preparing = Promise.resolve();

  const accepted = () => items.get().filter(({ rejectReason }) => !rejectReason);
  const readyFiles = () => accepted().flatMap(({ ready }) => ready ?? []);

  async function prepared({ name, file }: ChosenFile): Promise<ReadyFile | RejectReason> {
    if (readyFiles().length >= fileLimits.count) {
      return "tooMany";
    }
    if (file.size > mostReadableBytes) {
      return "tooLarge";
    }
    const bytes = await file.arrayBuffer().catch(() => undefined);
    if (!bytes) {
      return "unreadable";
    }
    const prepare = await load?.().catch(() => undefined);
    if (!prepare) {
      return "failed";
    }
    const ready = await prepare({ name, bytes }).catch(() => "unreadable" as const);
    if (typeof ready === "string") {
      return ready;
    }
    const sizes = [ready, ...readyFiles()].map((one) => one.bytes.byteLength);
    const totalBytes = sizes.reduce((sum, size) => sum + size, 0);
    return totalBytes > fileLimits.totalBytes ? "together" : ready;
  }

  /** Prepares a file, unless it has been removed by then. */
  async function makeReady(item: ChosenFile): Promise<void> {
    if (items.get().includes(item)) {
      const result = await prepared(item);
      const changed = typeof result === "string" ? { rejectReason: result } : { ready: result };
      items.set(items.get().map((one) => (one === item ? { ...item, ...changed } : one)));
    }
  }

  return {
    /** The chosen files, also those that cannot be sent. */
    items,

    accepted,
    readyFiles,

    /**
     * Adds files. One that was accepted before is not added again; one that was rejected is tried
     * again.
     */
    add(files: readonly File[]): void {
      const known = new Set(accepted().map(({ id }) => id));
      const added = new Map(files.map((file) => [idOf(file), file]));
      const others = items.get().filter(({ id }) => known.has(id) || !added.has(id));
      const fresh = [...added]
        .filter(([id]) => !known.has(id))
        .map(([id, file]): ChosenFile => ({ id, name: file.name, file }));
      items.set([...others, ...fresh]);
      for (const item of load ? fresh : []) {
        preparing = preparing.then(() => makeReady(item));
      }
    },

    remove: (removed: readonly ChosenFile[]) =>
      items.set(items.get().filter((item) => !removed.includes(item))),

    clear: () => items.set([]),

    /** Resolves when all files have been prepared that were chosen until now. */
    settled: (): Promise<void> => preparing,
  };
}
export type ChosenFiles = ReturnType<typeof createChosenFiles>;
