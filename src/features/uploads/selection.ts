import { fileLimits } from "#contract/files.ts";
import { identityOf } from "./files.ts";
import type { prepare } from "./prepare.ts";
import type { Storage } from "./storage.ts";
import { createStore } from "./store.ts";
import type { Photograph, Refusal } from "./upload.ts";

/**
 * A chosen file as the visitor sees it: what is not known of it until it has been read is absent.
 */
type Item = Pick<Photograph, "id" | "name"> &
  Partial<Photograph> & {
    /** As it was chosen, until it has been read or refused for itself. */
    file?: File;
    refusal?: Refusal | undefined;
  };

/** No camera makes more; a film that is dropped here is not to be read whole. */
const readableBytes = 60_000_000;

const isRead = (item: Item | undefined): item is Photograph => item?.bytes !== undefined;

/**
 * The files of an enquiry that is being written, after those that the device has kept of it: each
 * is read, kept on the device and made smaller, in turn.
 */
export function createSelection(
  storage: Pick<Storage, "change">,
  makeReady: typeof prepare,
  kept: readonly Photograph[] = [],
) {
  const chosen = createStore<readonly Item[]>(kept);
  let work = Promise.resolve();
  let reading = Promise.resolve();

  const find = (id: string) => chosen.get().find((item) => item.id === id);
  const going = () => chosen.get().filter(({ refusal }) => !refusal);

  const update = async (before: Item, item: Item) => {
    if (!chosen.get().includes(before)) {
      return;
    }
    chosen.set(chosen.get().map((one) => (one === before ? item : one)));
    if (isRead(item)) {
      await storage.change([item]);
    } else if (isRead(before)) {
      await storage.change([], [before]);
    }
  };

  const refuse = async (item: Item, refusal: Refusal) => {
    await update(item, { id: item.id, name: item.name, refusal });
    // Its place is for the first that found none.
    const next = chosen.get().find((one) => one.refusal === "tooMany");
    if (next?.file) {
      add([next.file]);
    }
  };

  const read = async (item: Item) => {
    const { id, name, file } = item;
    if (!file || !going().includes(item)) {
      return;
    }
    if (file.size > readableBytes) {
      return refuse(item, "tooLarge");
    }
    try {
      const bytes = await file.arrayBuffer();
      const asChosen = { type: "", thumbnail: "", isReady: false, tellsPlace: false };
      await update(item, { id, name, ...asChosen, bytes, kept: Date.now() });
    } catch {
      await refuse(item, "unreadable");
    }
  };

  const makeSmaller = async (id: string) => {
    const item = find(id);
    if (!isRead(item) || item.isReady) {
      return;
    }
    const made = await makeReady(item).catch(() => "unreadable" as const);
    if (typeof made === "string") {
      return refuse(item, made);
    }
    const others = going().filter(({ isReady }) => isReady);
    const total = others.reduce((sum, { bytes }) => sum + (bytes?.byteLength ?? 0), 0);
    if (total + made.bytes.byteLength > fileLimits.totalBytes) {
      return refuse(item, "together");
    }
    await update(item, { ...item, ...made, isReady: true });
  };

  const settle = (items: readonly Item[]) => {
    for (const { id } of items) {
      work = work.then(() => makeSmaller(id));
    }
  };
  settle(kept);

  function add(files: readonly File[]): void {
    const known = new Set(going().map(({ id }) => id));
    const room = fileLimits.count - known.size;
    const fresh = new Map(files.map((file) => [identityOf(file), file]));
    for (const id of known) {
      fresh.delete(id);
    }
    const items = [...fresh].map(([id, file], i): Item => {
      return { id, name: file.name, file, refusal: i < room ? undefined : "tooMany" };
    });
    // What was refused is tried again where it is chosen again.
    chosen.set([...chosen.get().filter(({ id }) => !fresh.has(id)), ...items]);
    for (const item of items) {
      reading = reading.then(() => read(item));
    }
    const untilRead = reading;
    work = work.then(() => untilRead);
    settle(items);
  }

  return {
    subscribe: chosen.subscribe,
    items: chosen.get,
    add,

    remove(id: string): void {
      const removed = find(id);
      chosen.set(chosen.get().filter((item) => item !== removed));
      if (isRead(removed)) {
        void storage.change([], [removed]);
      }
    },

    clear(): void {
      void storage.change([], chosen.get().filter(isRead));
      chosen.set([]);
    },

    count: () => going().length,

    settled: (): Promise<void> => work,

    /**
     * Hands over what goes along, ready or not, and is empty afterwards. What the device keeps is
     * not touched.
     */
    async take(): Promise<Photograph[]> {
      await reading;
      const taken = going().filter(isRead);
      chosen.set([]);
      return taken;
    },
  };
}
