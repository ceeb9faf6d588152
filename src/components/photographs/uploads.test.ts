import { expect, test } from "vitest";
import type { Attachment, Upload } from "./upload-types.ts";
import { replaceAttachments } from "./uploads.ts";

test("attachments whose upload finds no room beside them do not come back in the next enquiry", async () => {
  const attachment = { id: "gevel" } as Attachment;
  const upload = { enquiryNumber: "KK-23456789", attachments: [attachment] } as Upload;
  const records = new Set<unknown>([attachment]);
  const fullDatabase = {
    async change(put: unknown[], remove: unknown[] = []) {
      if (records.size + put.length > 1) {
        return false;
      }
      for (const record of remove) {
        records.delete(record);
      }
      for (const record of put) {
        records.add(record);
      }
      return true;
    },
  };
  expect(await replaceAttachments(fullDatabase, upload)).toBe(true);
  expect([...records]).toEqual([upload]);
});
