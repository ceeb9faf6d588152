import { fileLimits } from "@contractor/core/enquiry/files.ts";
import type { EnquiryProps } from "@contractor/core/facts/enquiry/enquiry-props.ts";
import { createStore } from "#components/device/create-store.ts";
import type { ReadyFile, RejectReason } from "./prepare-file.ts";
import { type SentEnquiry, sendFiles } from "./send-files.ts";

/** A chosen file; either ready, rejected or still being prepared. */
export interface ChosenFile {
  /** More than its name, because cameras reuse names. */
  id: string;
  name: string;
  file: File;
  ready?: ReadyFile;
  rejectReason?: RejectReason;
}

/** The files of an accepted enquiry, on their way. */
export interface Delivery {
  enquiryNumber: string;
  phase: "sending" | "sent" | "notSent";
  /** The names of the files that have not arrived. */
  missing: readonly string[];
}

interface State {
  /** The chosen files, also those that cannot be sent. */
  items: readonly ChosenFile[];
  delivery?: Delivery;
}

/** No photograph is larger. Larger files, such as videos, are not read into memory. */
const mostReadableBytes = 60_000_000;

const idOf = ({ name, size, lastModified }: File) => `${name}/${size}/${lastModified}`;

const loadPreparation = async () => (await import("./prepare-file.ts")).prepareFile;

/** The browser asks the visitor whether to leave while files are being sent. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Older browsers ask for this.
  event.returnValue = true;
}

/**
 * The files of an enquiry, in memory. They are read and prepared one at a time, so that a phone has
 * one large picture in memory. A site that only counts files prepares none.
 */
export function createPhotographs(
  sending: EnquiryProps["sending"],
  load = loadPreparation,
  send = sendFiles,
) {
  const { get, set, listen } = createStore<State>({ items: [] });
  let preparing = Promise.resolve();
  let again = () => {};

  const setItems = (items: State["items"]) => set({ ...get(), items });
  const accepted = () => get().items.filter(({ rejectReason }) => !rejectReason);
  const readyFiles = () => accepted().flatMap(({ ready }) => ready ?? []);

  async function prepared(file: File): Promise<ReadyFile | RejectReason> {
    if (readyFiles().length >= fileLimits.count) {
      return "tooMany";
    }
    if (file.size > mostReadableBytes) {
      return "tooLarge";
    }
    const prepare = await load().catch(() => undefined);
    if (!prepare) {
      return "failed";
    }
    const ready = await prepare(file).catch(() => "unreadable" as const);
    if (typeof ready === "string") {
      return ready;
    }
    const sizes = [ready, ...readyFiles()].map(({ bytes }) => bytes.byteLength);
    return sizes.reduce((sum, size) => sum + size) > fileLimits.totalBytes ? "together" : ready;
  }

  /** Prepares a file, unless it has been removed by then. */
  async function makeReady(item: ChosenFile): Promise<void> {
    if (get().items.includes(item)) {
      const result = await prepared(item.file);
      const changed = typeof result === "string" ? { rejectReason: result } : { ready: result };
      setItems(get().items.map((one) => (one === item ? { ...item, ...changed } : one)));
    }
  }

  async function deliver(enquiry: SentEnquiry, files: readonly ReadyFile[]): Promise<void> {
    const showPhase = (phase: Delivery["phase"], missing: readonly string[] = []) =>
      set({ ...get(), delivery: { enquiryNumber: enquiry.reference, phase, missing } });
    again = () => deliver(enquiry, files);
    showPhase("sending");
    addEventListener("beforeunload", askBeforeLeaving);
    const missing = await send(enquiry, files, sending);
    removeEventListener("beforeunload", askBeforeLeaving);
    showPhase(missing.length === 0 ? "sent" : "notSent", missing);
  }

  return {
    get,
    listen,
    accepted,

    /** Adds files. One that was chosen before is prepared again. */
    add(files: readonly File[]): void {
      const added = new Map(
        files.map((file): [string, ChosenFile] => {
          const id = idOf(file);
          return [id, { id, name: file.name, file }];
        }),
      );
      setItems([...get().items.filter(({ id }) => !added.has(id)), ...added.values()]);
      for (const item of sending.photographs ? added.values() : []) {
        preparing = preparing.then(() => makeReady(item));
      }
    },

    remove: (removed: readonly ChosenFile[]) =>
      setItems(get().items.filter((item) => !removed.includes(item))),

    /** Resolves when all files have been prepared that were chosen until now. */
    settled: (): Promise<void> => preparing,

    /** Sends what was chosen, once it is prepared, for the enquiry with these parameters. */
    async sendAfter(enquiry: SentEnquiry): Promise<void> {
      await preparing;
      const files = readyFiles();
      set({ items: [] });
      if (files.length > 0) {
        await deliver(enquiry, files);
      }
    },

    /** Sends the same files again, after a failure. */
    retry: () => again(),
  };
}
export type Photographs = ReturnType<typeof createPhotographs>;
