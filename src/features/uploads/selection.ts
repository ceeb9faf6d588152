import { fileLimits } from "#contract/files.ts";
import type { prepare } from "./prepare";
import type { Storage } from "./storage";
import { createStore } from "./store";
import type { Photograph, Refusal } from "./upload";

/** A chosen file as the visitor sees it. */
export interface Item {
  id: string;
  name: string;
  identity: string;
  /** Absent until it has been read. */
  photograph?: Photograph;
  /** Why it cannot go. */
  refusal?: Refusal;
}

/** No camera makes more; a film that is dropped here is not to be read whole. */
const readableBytes = 60_000_000;

// Not randomUUID, which a page that is not served securely does not have.
const newId = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** What tells one file from another: cameras give the same names again and again. */
const identityOf = ({ name, size, lastModified }: File) => `${name}/${size}/${lastModified}`;

/** The files of an enquiry that is being written: each is read, kept on the device and made smaller, in turn. */
export function createSelection(storage: Pick<Storage, "change">, makeReady: typeof prepare) {
  const chosen = createStore<readonly Item[]>([]);
  let work = Promise.resolve();
  let reading = Promise.resolve();

  const has = (id: string) => chosen.get().some((item) => item.id === id);
  const going = () => chosen.get().filter(({ refusal }) => !refusal);
  const update = (id: string, found: Partial<Item>) =>
    chosen.set(chosen.get().map((item) => (item.id === id ? { ...item, ...found } : item)));

  const refuse = async ({ id, photograph }: Item, refusal: Refusal) => {
    update(id, { refusal, photograph: undefined });
    if (photograph) await storage.change([], [photograph]);
  };

  const read = async (item: Item, file: File) => {
    if (!going().some(({ id }) => id === item.id)) return;
    if (file.size > readableBytes) return refuse(item, "tooLarge");
    const { id, name, identity } = item;
    try {
      const bytes = await file.arrayBuffer();
      const kept = Date.now();
      const asChosen = { id, name, identity, bytes, kept, type: "", thumbnail: "" };
      const photograph = { ...asChosen, isReady: false, tellsPlace: false };
      if (!has(id)) return;
      update(id, { photograph });
      await storage.change([photograph]);
      // Removed while it was being kept.
      if (!has(id)) await storage.change([], [photograph]);
    } catch {
      await refuse(item, "unreadable");
    }
  };

  const makeSmaller = async (id: string) => {
    const item = chosen.get().find((one) => one.id === id);
    if (!item?.photograph || item.photograph.isReady) return;
    const made = await makeReady(item.photograph).catch(() => "unreadable" as const);
    if (!has(id)) return;
    if (typeof made === "string") return refuse(item, made);
    const others = going().filter(({ photograph }) => photograph?.isReady);
    const total = others.reduce((sum, { photograph }) => sum + (photograph?.bytes.byteLength ?? 0), 0);
    if (total + made.bytes.byteLength > fileLimits.totalBytes) return refuse(item, "together");
    const photograph = { ...item.photograph, ...made, isReady: true };
    update(id, { photograph });
    await storage.change([photograph]);
    if (!has(id)) await storage.change([], [photograph]);
  };

  const settleAll = (ids: string[]) => {
    for (const id of ids) work = work.then(() => makeSmaller(id));
  };

  return {
    subscribe: chosen.subscribe,
    items: chosen.get,

    /** Takes up what the device kept. */
    restore(photographs: readonly Photograph[]): void {
      const known = new Set(chosen.get().map(({ identity }) => identity));
      const restored = photographs
        .filter(({ identity }) => !known.has(identity))
        .map((photograph) => ({ ...photograph, photograph }))
        .map(({ id, name, identity, photograph }) => ({ id, name, identity, photograph }));
      chosen.set([...restored, ...chosen.get()]);
      settleAll(restored.map(({ id }) => id));
    },

    add(files: readonly File[]): void {
      const known = new Set(going().map(({ identity }) => identity));
      const room = fileLimits.count - known.size;
      const fresh = files
        .map((file) => ({ file, identity: identityOf(file) }))
        .filter(({ identity }) => !known.has(identity) && known.add(identity))
        .map(({ file, identity }) => ({ file, item: { id: newId(), name: file.name, identity } }));
      // What was refused is tried again where it is chosen again.
      const again = new Set(fresh.map(({ item }) => item.identity));
      chosen.set([
        ...chosen.get().filter(({ identity }) => !again.has(identity)),
        ...fresh.map(({ item }, i) => (i < room ? item : { ...item, refusal: "tooMany" as const })),
      ]);
      for (const { file, item } of fresh) reading = reading.then(() => read(item, file));
      const untilRead = reading;
      work = work.then(() => untilRead);
      settleAll(fresh.map(({ item }) => item.id));
    },

    remove(id: string): void {
      const removed = chosen.get().find((item) => item.id === id);
      chosen.set(chosen.get().filter((item) => item !== removed));
      if (removed?.photograph) void storage.change([], [removed.photograph]);
    },

    clear(): void {
      const removed = chosen.get().flatMap(({ photograph }) => photograph ?? []);
      chosen.set([]);
      if (removed.length > 0) void storage.change([], removed);
    },

    /** How many of the files go along, as far as is known now. */
    count: () => going().length,

    /** Resolves when nothing is left to be read or made smaller. */
    settled: (): Promise<void> => work,

    /** Hands over what goes along, ready or not, and is empty afterwards. What the device keeps is not touched. */
    async take(): Promise<Photograph[]> {
      await reading;
      const taken = going().flatMap(({ photograph }) => photograph ?? []);
      chosen.set([]);
      return taken;
    },
  };
}
