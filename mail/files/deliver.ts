import { fileRefusal } from "#contract/files.ts";
import { sameEnquiryMs } from "#contract/limits.ts";
import type { SharedStore } from "#mail/dedupe/shared-store.ts";
import { HttpRefusal } from "#mail/http/http-refusal.ts";
import { DeliveryError } from "#mail/smtp/delivery-error.ts";
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
  const sent = await Promise.all(files.map((file) => store.get(keyOf(file))));
  const waiting = [files.filter((_file, index) => sent[index] === undefined)];
  let tooLarge: EnquiryFile | undefined;
  for (let some = waiting.pop(); some !== undefined; some = waiting.pop()) {
    const [first] = some;
    if (first === undefined) {
      continue;
    }
    try {
      await send(some);
      await Promise.all(some.map((file) => store.set(keyOf(file), "sent", sameEnquiryMs)));
    } catch (error) {
      if (!(error instanceof DeliveryError && error.tooLarge)) {
        throw error;
      }
      const half = Math.ceil(some.length / 2);
      if (some.length === 1) {
        tooLarge ??= first;
      } else {
        waiting.push(some.slice(half), some.slice(0, half));
      }
    }
  }
  if (tooLarge !== undefined) {
    const why = "is larger than the mail server takes";
    throw new HttpRefusal(
      413,
      "too-large-for-mail",
      fileRefusal(tooLarge.number, tooLarge.name, why),
    );
  }
}
