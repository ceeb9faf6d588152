import { useCallback, useEffect, useRef, useState } from "react";
import { browserStore, filesKey } from "#components/device/kept-on-device.ts";
import { inTime } from "#components/enquiry/in-time.ts";
import { unlessBroken } from "#components/fallback/unless-broken.ts";
import { fileIdentity } from "#components/photographs/file-identity.ts";
import { fileLimits } from "#contract/files.ts";
import type { EnquiryParams } from "#contract/params.ts";
import type { EnquiryProps } from "#data/enquiry/enquiry-props.ts";
import { type FileKinds, kindsOf } from "./asked.ts";

type Sending = EnquiryProps["sending"];

/** The opened uploads module: its components and the uploads. */
type UploadsModule = Awaited<
  ReturnType<typeof import("#components/photographs/uploads-module.ts")["openUploadsModule"]>
>;

/**
 * How long an enquiry waits for its files and its picture. It is sent without those that are late.
 */
const waitMs = 3_000;

/** The result of a promise; undefined when it fails or takes too long. */
async function resultInTime<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  try {
    return await inTime(promise, waitMs, "An enquiry waits no longer for its files");
  } catch {
    return undefined;
  }
}

async function openUploads(
  sending: Sending,
  onArrived: (enquiryNumber: string) => void,
): Promise<UploadsModule> {
  const { openUploadsModule } = await import("#components/photographs/uploads-module.ts");
  return openUploadsModule(sending, onArrived);
}

/**
 * The files of an enquiry. The uploads module is loaded when the visitor first uses it, or when an
 * earlier visit left files. A site that sends no files only counts them. `onArrived` hears of each
 * enquiry whose files have all arrived.
 */
export function useFiles(sending: Sending, onArrived: (enquiryNumber: string) => void) {
  const areSent = sending.photographs;
  const [countedFiles, setCountedFiles] = useState<File[]>([]);
  const [uploadsModule, setUploadsModule] = useState<UploadsModule>();
  const [hasFailed, setHasFailed] = useState(false);
  /** The number of the last enquiry, if its files could not be sent after it. */
  const [leftBehind, setLeftBehind] = useState("");
  const opening = useRef<Promise<UploadsModule>>(undefined);
  /** The same as `uploadsModule`, but current while an enquiry is being sent. */
  const latestModule = useRef<UploadsModule>(undefined);
  /** Files that were chosen before the uploads module was loaded. */
  const waitingFiles = useRef<File[]>([]);
  /** The picture of the drawing, which goes along as the last file. */
  const drawing = useRef<Promise<File>>(undefined);
  const picture = useRef<File>(undefined);

  const open = useCallback(async () => {
    if (!sending.photographs) {
      return;
    }
    // A module that could not be fetched is fetched again, except by browsers that remember it.
    opening.current ??= inTime(
      openUploads(sending, onArrived),
      sending.giveUpAfterSeconds * 1_000,
      "The script for files takes too long",
    );
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
  }, [sending, onArrived]);

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
    if (unlessBroken(() => browserStore()?.getItem(filesKey), null)) {
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
    leftBehind,
    open,
    add,

    /** Adds the picture of the drawing, or removes it, for the enquiry that is about to be sent. */
    addPicture(drawn: Promise<File> | undefined): void {
      drawing.current = areSent ? drawn : undefined;
    },

    /**
     * Which files the enquiry that is about to be sent has. Those that are not ready in time do
     * not go along; without its picture, the enquiry still describes the drawing in words.
     */
    async count(): Promise<FileKinds> {
      if (!areSent) {
        return kindsOf(countedFiles);
      }
      if (waitingFiles.current.length > 0 || drawing.current) {
        void open();
      }
      if (!opening.current) {
        return kindsOf([]);
      }
      const settled = opening.current.then(({ uploads }) => uploads.selection.settled());
      // In parallel, so that the visitor waits three seconds at most.
      const [drawn] = await Promise.all([
        drawing.current && resultInTime(drawing.current),
        resultInTime(settled),
      ]);
      const selection = latestModule.current?.uploads.selection;
      const chosen = selection?.accepted() ?? [];
      picture.current = selection && chosen.length < fileLimits.count ? drawn : undefined;
      return { ...kindsOf(chosen), hasDrawing: picture.current !== undefined };
    },

    /**
     * Sends the files of an enquiry that was accepted with these parameters. Never rejects, because
     * the enquiry has arrived: what was left behind is shown.
     */
    async sendAfter(params: EnquiryParams): Promise<void> {
      // Files that cannot be sent now must not be sent with the next enquiry.
      const lastFiles = waitingFiles.current.splice(0);
      if (picture.current) {
        lastFiles.push(picture.current);
      }
      picture.current = undefined;
      setCountedFiles([]);
      setHasFailed(false);
      setLeftBehind("");
      try {
        if (opening.current) {
          const { uploads } = await opening.current;
          await uploads.sendAfter(params, lastFiles);
        } else if (lastFiles.length > 0) {
          setLeftBehind(params.reference);
        }
      } catch (error) {
        console.error(error);
        setLeftBehind(params.reference);
      }
    },

    clear(): void {
      setCountedFiles([]);
      setHasFailed(false);
      waitingFiles.current = [];
      latestModule.current?.uploads.selection.clear();
    },
  };
}
export type EnquiryFiles = ReturnType<typeof useFiles>;
