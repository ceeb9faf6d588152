import { expect, test } from "vitest";
import { fileField, filesParamLimits } from "#contract/files.ts";
import { distinctNames, jpegName, type Photograph, sharesOf, uploadForm } from "./upload";

test("an upload says whose it is before its files", () => {
  const file = { name: "a.jpg", type: "image/jpeg", bytes: new ArrayBuffer(3) } as Photograph;
  const form = uploadForm(
    {
      ...{ reference: "KK-23456789", digest: "ab", sentAt: "2026-06-03T12:05:00.000Z" },
      ...{ name: "Fatima", photographs: [], refused: [], kept: 1 },
    },
    [file, file],
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

test("a picture that was made a JPEG is called one", () => {
  expect(jpegName("IMG_0001.HEIC")).toBe("IMG_0001.jpg");
  expect(jpegName("gevel.voor.png")).toBe("gevel.voor.jpg");
  expect(jpegName("scheur in de muur")).toBe("scheur in de muur.jpg");
  expect(jpegName(".png")).toBe("foto.jpg");
});

test("files of one name stay apart", () => {
  const names = ["IMG_1.jpg", "img_1.JPG", "IMG_1-2.jpg", "IMG_1.jpg", "plan.pdf", "plan"];
  const distinct = distinctNames(names);
  expect(distinct).toEqual(["IMG_1.jpg", "img_1-2.JPG", "IMG_1-2-2.jpg", "IMG_1-3.jpg", "plan.pdf", "plan"]);
  expect(new Set(distinct.map((name) => name.toLowerCase())).size).toBe(names.length);
});
