import { fileRefusal } from "#contract/files.ts";
import { sameEnquiryMs } from "#contract/limits.ts";
import { HttpRefusal } from "#mail/http/http-refusal.ts";
import { DeliveryError } from "#mail/smtp/delivery-error.ts";
import type { SharedStore } from "#mail/store/shared-store.ts";
import type { EnquiryFile } from "./validate.ts";

/**
 * Sends files in one mail, or in several when the mail server takes none so large. Each file is
 * sent once, as far as `store` remembers. Refuses (413) when a file is too large for the server by
 * itself; the others have been sent then.
 */
export async function deliverFiles(
  enquiryNumber: string,
  files: readonly EnquiryFile[],
  store: SharedStore,
  send: (files: readonly EnquiryFile[]) => Promise<void>,
): Promise<void> {
  const keyOf = ({ hash }: EnquiryFile) => `file ${enquiryNumber} ${hash}`;

  /** Resolves to the first file that is too large by itself, if there is one. */
  async function sendOrSplit(batch: readonly EnquiryFile[]): Promise<EnquiryFile | undefined> {
    try {
      await send(batch);
    } catch (error) {
      if (!(error instanceof DeliveryError && error.isTooLarge)) {
        throw error;
      }
      if (batch.length === 1) {
        return batch[0];
      }
      const half = Math.ceil(batch.length / 2);
      const first = await sendOrSplit(batch.slice(0, half));
      const second = await sendOrSplit(batch.slice(half));
      return first ?? second;
    }
    await Promise.all(batch.map((file) => store.set(keyOf(file), "sent", sameEnquiryMs)));
    return undefined;
  }

  const sentBefore = await Promise.all(files.map((file) => store.get(keyOf(file))));
  const unsent = files.filter((_file, index) => sentBefore[index] === undefined);
  if (unsent.length === 0) {
    return;
  }
  const tooLarge = await sendOrSplit(unsent);
  if (tooLarge !== undefined) {
    const reason = "is larger than the mail server takes";
    const text = fileRefusal(tooLarge.number, tooLarge.name, reason);
    throw new HttpRefusal(413, "too-large-for-mail", text);
  }
}
