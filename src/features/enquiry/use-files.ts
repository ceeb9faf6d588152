import { useCallback, useEffect, useRef, useState } from "react";
import type { EnquiryProps } from "#data/pages/enquiry.ts";
import { browserStore } from "#features/shared/browser-store.ts";
import { filesKey, identityOf } from "#features/uploads/files.ts";
import { withTimeout } from "./with-timeout.ts";

type Sending = EnquiryProps["sending"];
type Opened = Awaited<ReturnType<typeof import("#features/uploads/on-demand.ts")["open"]>>;

/**
 * What an enquiry waits for because of its files: undefined where it fails or takes longer than
 * three seconds.
 */
export const inTime = <Value>(asked: Value | Promise<Value>) =>
  withTimeout(3, asked, "Too late").catch(() => undefined);

const load = (sending: Sending) =>
  import("#features/uploads/on-demand.ts").then(({ open }) => open(sending));

/**
 * The files of an enquiry. What lets them travel is fetched when they are first touched, or some
 * were left.
 */
export function useFiles(sending: Sending) {
  const travel = sending.photographs;
  const [names, setNames] = useState<File[]>([]);
  const [opened, setOpened] = useState<Opened | "failed">();
  const opening = useRef<Promise<Opened>>(undefined);
  const untaken = useRef<File[]>([]);

  const prepare = useCallback(async () => {
    if (!sending.photographs) {
      return;
    }
    opening.current ??= withTimeout(
      sending.giveUpAfterSeconds,
      load(sending),
      "No script for files",
    );
    try {
      const found = await opening.current;
      setOpened(found);
      found.uploads.selection.add(untaken.current.splice(0));
    } catch {
      opening.current = undefined;
      setOpened("failed");
      // What could not be fetched without a connection can be when it is back.
      addEventListener("online", prepare, { once: true });
    }
  }, [sending]);

  const add = (files: File[]) => {
    if (files.length === 0) {
      return;
    }
    if (!travel) {
      const known = new Set(names.map(identityOf));
      return setNames([...names, ...files.filter((file) => !known.has(identityOf(file)))]);
    }
    untaken.current.push(...files);
    prepare();
  };

  useEffect(() => {
    if (browserStore()?.getItem(filesKey)) {
      prepare();
    }
  }, [prepare]);

  return {
    travel,
    names,
    removeName: (removed: File) => setNames(names.filter((file) => file !== removed)),
    opened: opened === "failed" ? undefined : opened,
    hasFailed: opened === "failed",
    prepare,
    add,

    /** How many files the enquiry that is being sent has. */
    async count(): Promise<number> {
      if (!travel) {
        return names.length;
      }
      if (untaken.current.length > 0) {
        prepare();
      }
      await inTime(opening.current?.then(({ uploads }) => uploads.selection.settled()));
      // Opened by now, or not waited for.
      const found = await Promise.race([opening.current, undefined]);
      return found?.uploads.selection.count() ?? 0;
    },

    follow(params: { reference: string; sent_at: string; name: string }): void {
      setNames([]);
      setOpened((found) => (found === "failed" ? undefined : found));
      // What cannot follow now is not to go with the next enquiry.
      const chosen = untaken.current.splice(0);
      opening.current?.then(({ uploads }) => uploads.follow(params, chosen)).catch(() => {});
    },

    clear(): void {
      setNames([]);
      setOpened((found) => (found === "failed" ? undefined : found));
      untaken.current = [];
      opening.current?.then(({ uploads }) => uploads.selection.clear()).catch(() => {});
    },
  };
}
