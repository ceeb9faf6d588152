import { expect, test } from "vitest";
import { keepInstead } from "./manager.ts";
import type { Photograph, Upload } from "./upload.ts";

test("photographs whose upload finds no room beside them do not come back in the next enquiry", async () => {
  const photograph = { id: "a" } as Photograph;
  const upload = { reference: "KK-23456789", photographs: [photograph] } as Upload;
  const kept = new Set<unknown>([photograph]);
  const full = {
    async change(put: unknown[], remove: unknown[] = []) {
      if (kept.size + put.length > 1) {
        return false;
      }
      for (const one of remove) {
        kept.delete(one);
      }
      for (const one of put) {
        kept.add(one);
      }
      return true;
    },
  };
  expect(await keepInstead(full, upload)).toBe(true);
  expect([...kept]).toEqual([upload]);
});
