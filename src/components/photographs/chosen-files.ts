import { createStore } from "#components/device/create-store.ts";
import { fileLimits } from "#contract/files.ts";
import type { prepareFile, ReadyFile, RejectReason } from "./prepare-file.ts";

/** A chosen file; either ready, rejected or still being prepared. */
interface ChosenFile {
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

type Prepare = typeof prepareFile;

/**
 * The files of an enquiry that is being written, in memory. They are read and prepared one at a
 * time, so that a phone has one large picture in memory. `load` fetches the code for that; a site
 * that only counts files has none.
 */
export function createChosenFiles(load?: () => Promise<Prepare>) {
  const items = createStore<readonly ChosenFile[]>([]);
  let preparing = Promise.resolve();

  const accepted = () => items.get().filter(({ rejectReason }) => !rejectReason);
  const readyFiles = () => accepted().flatMap(({ ready }) => ready ?? []);

  function replace(before: ChosenFile, changed: Partial<ChosenFile>): void {
    const after = { ...before, ...changed };
    items.set(items.get().map((item) => (item === before ? after : item)));
  }

  async function prepared({ name, file }: ChosenFile): Promise<ReadyFile | RejectReason> {
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

  async function makeReady(item: ChosenFile): Promise<void> {
    if (!accepted().includes(item)) {
      return;
    }
    const ready = await prepared(item);
    if (typeof ready !== "string") {
      replace(item, { ready });
      return;
    }
    replace(item, { rejectReason: ready });
    fillPlaces();
  }

  /** Files that were too many take the places that have come free. */
  function fillPlaces(): void {
    if (accepted().length < fileLimits.count) {
      const waiting = items.get().filter(({ rejectReason }) => rejectReason === "tooMany");
      add(waiting.map(({ file }) => file));
    }
  }

  /**
   * Adds files. One that was accepted before is not added again; one that was rejected is tried
   * again.
   */
  function add(files: readonly File[]): void {
    const known = new Set(accepted().map(({ id }) => id));
    const added = new Map(files.map((file) => [idOf(file), file]));
    const others = items.get().filter(({ id }) => known.has(id) || !added.has(id));
    const chosen = [...added].filter(([id]) => !known.has(id));
    const free = load ? fileLimits.count - known.size : Number.POSITIVE_INFINITY;
    const fresh = chosen.map(([id, file], index): ChosenFile => {
      const item = { id, name: file.name, file };
      return index < free ? item : { ...item, rejectReason: "tooMany" };
    });
    items.set([...others, ...fresh]);
    for (const item of load ? fresh : []) {
      preparing = preparing.then(() => makeReady(item));
    }
  }

  return {
    /** The chosen files, also those that cannot be sent. */
    items,

    add,
    accepted,
    readyFiles,

    remove(id: string): void {
      items.set(items.get().filter((item) => item.id !== id));
      fillPlaces();
    },

    removeRejected(reason: RejectReason): void {
      items.set(items.get().filter(({ rejectReason }) => rejectReason !== reason));
    },

    clear: () => items.set([]),

    /** Resolves when all files have been prepared that were chosen until now. */
    settled: (): Promise<void> => preparing,
  };
}
export type ChosenFiles = ReturnType<typeof createChosenFiles>;
