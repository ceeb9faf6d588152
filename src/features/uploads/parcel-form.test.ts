import { expect, test } from "vitest";
import { fileField, filesParamLimits } from "#contract/files.ts";
import { parcelForm, sharesOf } from "./parcel-form";
import type { Photograph } from "./photograph";

test("a parcel says whose it is before its files", () => {
  const file = { name: "a.jpg", type: "image/jpeg", bytes: new ArrayBuffer(3) } as Photograph;
  const form = parcelForm(
    {
      ...{ reference: "KK-23456789", digest: "ab", sentAt: "2026-06-03T12:05:00.000Z" },
      ...{ name: "Fatima", photographs: [file, file], refused: [], kept: 1 },
    },
    { publicKey: "key", serviceId: "service", templateId: "template" },
  );
  const entries = [...form].map(([name, value]) => [name, typeof value === "string" ? value : value.name]);
  expect(entries).toEqual([
    ["lib_version", "4.4.1"],
    ["service_id", "service"],
    ["template_id", "template"],
    ["user_id", "key"],
    ["reference", "KK-23456789"],
    ["sent_at", "2026-06-03T12:05:00.000Z"],
    ["name", "Fatima"],
    ["files_info", "Ja, 2 bestand(en) bijgevoegd"],
    ["enquiry_digest", "ab"],
    [fileField, "a.jpg"],
    [fileField, "a-2.jpg"],
  ]);
  for (const name of Object.keys(filesParamLimits)) expect(form.has(name), name).toBe(true);
});

test("files go one after the other", () => {
  expect(sharesOf(0, [10, 30])).toEqual([0, 0]);
  expect(sharesOf(0.5, [10, 30])).toEqual([1, 1 / 3]);
  expect(sharesOf(1, [10, 30])).toEqual([1, 1]);
});
