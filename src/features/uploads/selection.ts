import { fileLimits } from "#contract/files.ts";
import { identityOf } from "./files";
import type { prepare } from "./prepare";
import type { Storage } from "./storage";
import { createStore } from "./store";
import type { Photograph, Refusal } from "./upload";

/** A chosen file as the visitor sees it: what is not known of it until it has been read is absent. */
type Item = Pick<Photograph, "id" | "name" | "identity"> &
  Partial<Photograph> & {
    refusal?: Refusal;
  };

/** No camera makes more; a film that is dropped here is not to be read whole. */
const readableBytes = 60_000_000;

// Not randomUUID, which a page that is not served securely does not have.
const newId = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

const isRead = (item: Item | undefined): item is Photograph => item?.bytes !== undefined;

/** The files of an enquiry that is being written: each is read, kept on the device and made smaller, in turn. */
export function createSelection(storage: Pick<Storage, "change">, makeReady: typeof prepare) {
  const chosen = createStore<readonly Item[]>([]);
  let work = Promise.resolve();
  let reading = Promise.resolve();

  const find = (id: string) => chosen.get().find((item) => item.id === id);
  const going = () => chosen.get().filter(({ refusal }) => !refusal);

  const update = async (item: Item) => {
    const before = find(item.id);
    if (!before) return;
    chosen.set(chosen.get().map((one) => (one === before ? item : one)));
    if (isRead(item)) await storage.change([item]);
    // Refused, or removed while it was being kept.
    const gone = isRead(item) ? item : before;
    if (isRead(gone) && !isRead(find(item.id))) await storage.change([], [gone]);
  };
  const refuse = ({ id, name, identity }: Item, refusal: Refusal) => update({ id, name, identity, refusal });

  const read = async (item: Item, file: File) => {
    if (!going().some(({ id }) => id === item.id)) return;
    if (file.size > readableBytes) return refuse(item, "tooLarge");
    try {
      const bytes = await file.arrayBuffer();
      const asChosen = { type: "", thumbnail: "", isReady: false, tellsPlace: false };
      await update({ ...item, ...asChosen, bytes, kept: Date.now() });
    } catch {
      await refuse(item, "unreadable");
    }
  };

  const makeSmaller = async (id: string) => {
    const item = find(id);
    if (!isRead(item) || item.isReady) return;
    const made = await makeReady(item).catch(() => "unreadable" as const);
    if (typeof made === "string") return refuse(item, made);
    const others = going().filter(({ isReady }) => isReady);
    const total = others.reduce((sum, { bytes }) => sum + (bytes?.byteLength ?? 0), 0);
    if (total + made.bytes.byteLength > fileLimits.totalBytes) return refuse(item, "together");
    await update({ ...item, ...made, isReady: true });
  };

  const settle = (items: readonly Item[]) => {
    for (const { id } of items) work = work.then(() => makeSmaller(id));
  };

  return {
    subscribe: chosen.subscribe,
    items: chosen.get,

    restore(photographs: readonly Photograph[]): void {
      const known = new Set(chosen.get().map(({ identity }) => identity));
      const restored = photographs.filter(({ identity }) => !known.has(identity));
      chosen.set([...restored, ...chosen.get()]);
      settle(restored);
    },

    add(files: readonly File[]): void {
      const known = new Set(going().map(({ identity }) => identity));
      const room = fileLimits.count - known.size;
      const fresh = files
        .map((file) => ({ file, identity: identityOf(file) }))
        .filter(({ identity }) => !known.has(identity) && known.add(identity));
      const items = fresh.map(({ file, identity }, i): Item => {
        const item = { id: newId(), name: file.name, identity };
        return i < room ? item : { ...item, refusal: "tooMany" };
      });
      // What was refused is tried again where it is chosen again.
      const again = new Set(items.map(({ identity }) => identity));
      chosen.set([...chosen.get().filter(({ identity }) => !again.has(identity)), ...items]);
      for (const [i, { file }] of fresh.entries()) {
        const item = items[i] as Item;
        reading = reading.then(() => read(item, file));
      }
      const untilRead = reading;
      work = work.then(() => untilRead);
      settle(items);
    },

    remove(id: string): void {
      const removed = find(id);
      chosen.set(chosen.get().filter((item) => item !== removed));
      if (isRead(removed)) void storage.change([], [removed]);
    },

    clear(): void {
      const removed = chosen.get().filter(isRead);
      chosen.set([]);
      if (removed.length > 0) void storage.change([], removed);
    },

    count: () => going().length,

    settled: (): Promise<void> => work,

    /** Hands over what goes along, ready or not, and is empty afterwards. What the device keeps is not touched. */
    async take(): Promise<Photograph[]> {
      await reading;
      const taken = going().filter(isRead);
      chosen.set([]);
      return taken;
    },
  };
}
