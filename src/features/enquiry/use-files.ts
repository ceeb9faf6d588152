import pTimeout from "p-timeout";
import { useCallback, useEffect, useRef, useState } from "react";
import type { EnquiryProps } from "#data/texts/enquiry-props.ts";
import { browserStore } from "#features/shared/browser-store.ts";
import { fileIdentity } from "#features/uploads/file-identity.ts";
import { loadUploads, type UploadsModule } from "#features/uploads/load-uploads.ts";
import { filesKey } from "#features/uploads/storage-key.ts";
import { resultInTime } from "./result-in-time.ts";

type Sending = EnquiryProps["sending"];

async function openUploads(sending: Sending): Promise<UploadsModule> {
  const { openUploadsModule } = await loadUploads();
  return openUploadsModule(sending);
}

/**
 * The files of an enquiry. The uploads module is loaded when the visitor first uses it, or when an
 * earlier visit left files. A site that sends no files only counts them.
 */
export function useFiles(sending: Sending) {
  const areSent = sending.photographs;
  const [countedFiles, setCountedFiles] = useState<File[]>([]);
  const [uploadsModule, setUploadsModule] = useState<UploadsModule>();
  const [hasFailed, setHasFailed] = useState(false);
  const opening = useRef<Promise<UploadsModule>>(undefined);
  /** The same as `uploadsModule`, but current while an enquiry is being sent. */
  const latestModule = useRef<UploadsModule>(undefined);
  /** Files that were chosen before the uploads module was loaded. */
  const waitingFiles = useRef<File[]>([]);

  const open = useCallback(async () => {
    if (!sending.photographs) {
      return;
    }
    opening.current ??= pTimeout(openUploads(sending), {
      milliseconds: sending.giveUpAfterSeconds * 1_000,
    });
    try {
      const found = await opening.current;
      latestModule.current = found;
      setUploadsModule(found);
      setHasFailed(false);
      found.uploads.selection.add(waitingFiles.current.splice(0));
    } catch {
      opening.current = undefined;
      setHasFailed(true);
    }
  }, [sending]);

  // Tries again to load the module when the connection is back.
  useEffect(() => {
    if (!hasFailed) {
      return;
    }
    addEventListener("online", open);
    return () => removeEventListener("online", open);
  }, [hasFailed, open]);

  const add = (files: File[]) => {
    if (files.length === 0) {
      return;
    }
    if (areSent) {
      waitingFiles.current.push(...files);
      void open();
      return;
    }
    const known = new Set(countedFiles.map(fileIdentity));
    const added = files.filter((file) => !known.has(fileIdentity(file)));
    setCountedFiles([...countedFiles, ...added]);
  };

  useEffect(() => {
    if (browserStore()?.getItem(filesKey)) {
      void open();
    }
  }, [open]);

  return {
    areSent,
    countedFiles,
    removeFile(removed: File): void {
      setCountedFiles(countedFiles.filter((file) => file !== removed));
    },
    uploadsModule,
    hasFailed,
    open,
    add,

    /** How many files the enquiry that is being sent has. */
    async count(): Promise<number> {
      if (!areSent) {
        return countedFiles.length;
      }
      if (waitingFiles.current.length > 0) {
        void open();
      }
      if (!opening.current) {
        return 0;
      }
      const settled = opening.current.then(({ uploads }) => uploads.selection.settled());
      await resultInTime(settled);
      // If the module is not loaded in time, the enquiry is sent without files.
      return latestModule.current?.uploads.selection.count() ?? 0;
    },

    /** Whether there are files to send after the enquiry; false when that is not known in time. */
    async canSend(): Promise<boolean> {
      if (!areSent) {
        return false;
      }
      await resultInTime(open());
      return latestModule.current !== undefined;
    },

    /** Sends the files of an enquiry that was accepted with these parameters. */
    sendAfter(params: { reference: string; sent_at: string; name: string }): void {
      setCountedFiles([]);
      setHasFailed(false);
      // Files that cannot be sent now must not be sent with the next enquiry.
      const lastFiles = waitingFiles.current.splice(0);
      opening.current
        ?.then(({ uploads }) => uploads.sendAfter(params, lastFiles))
        .catch(() => undefined);
    },

    clear(): void {
      setCountedFiles([]);
      setHasFailed(false);
      waitingFiles.current = [];
      opening.current?.then(({ uploads }) => uploads.selection.clear()).catch(() => undefined);
    },
  };
}
