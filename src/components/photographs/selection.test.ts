import { expect, test } from "vitest";
import { fileLimits } from "#contract/files.ts";
import { createSelection } from "./selection.ts";
import type { Attachment, Upload } from "./upload-types.ts";

function createMemoryDatabase() {
  const records = new Map<string, Attachment>();
  const idOf = (record: Attachment | Upload) =>
    "enquiryNumber" in record ? record.enquiryNumber : record.id;
  return {
    records,
    async change(put: (Attachment | Upload)[], remove: (Attachment | Upload)[] = []) {
      for (const record of remove) {
        records.delete(idOf(record));
      }
      for (const record of put) {
        records.set(idOf(record), record as Attachment);
      }
      return true;
    },
  };
}

const file = (name: string, content = name) => new File([content], name, { lastModified: 1 });

/** Prepares a file by what it contains: "geen foto", or "7 bytes" for how large it becomes. */
async function prepareByContent({ name, bytes }: Pick<Attachment, "name" | "bytes">) {
  const text = new TextDecoder().decode(bytes);
  if (text === "geen foto") {
    return "kind" as const;
  }
  if (text === "te grote pdf") {
    return "pdfTooLarge" as const;
  }
  const size = Number(/^(\d+) bytes/.exec(text)?.[1] ?? 1);
  const prepared = new ArrayBuffer(size);
  return { name, type: "image/jpeg", bytes: prepared, thumbnail: "", mayHaveLocation: false };
}

async function choose(...files: File[]) {
  const database = createMemoryDatabase();
  const selection = createSelection(database, prepareByContent);
  selection.add(files);
  // Twice, for what has taken the place of another.
  await selection.settled();
  await selection.settled();
  const reasons = () =>
    selection.items.get().map(({ name, rejectReason }) => `${name}: ${rejectReason ?? "accepted"}`);
  const keptNames = () => [...database.records.values()].map(({ name }) => name);
  return { database, selection, reasons, keptNames };
}

const eightFiles = Array.from({ length: 8 }, (_, index) => file(`${index + 1}.jpg`));
const allAccepted = eightFiles.map(({ name }) => `${name}: accepted`);

test("a file that is chosen twice counts once", async () => {
  const { reasons } = await choose(file("a.jpg"), file("a.jpg"));
  expect(reasons()).toEqual(["a.jpg: accepted"]);
});

test("two files of one name both count", async () => {
  const { reasons } = await choose(file("a.jpg", "voorgevel"), file("a.jpg", "keuken"));
  expect(reasons()).toEqual(["a.jpg: accepted", "a.jpg: accepted"]);
});

test("a file that the browser cannot read is rejected, and not kept", async () => {
  const unreadable = file("weg.jpg");
  unreadable.arrayBuffer = () => Promise.reject(new DOMException());
  const { reasons, keptNames } = await choose(file("a.jpg"), unreadable);
  expect(reasons()).toEqual(["a.jpg: accepted", "weg.jpg: unreadable"]);
  expect(keptNames()).toEqual(["a.jpg"]);
});

test("a ninth file is one too many", async () => {
  const { reasons, selection } = await choose(...eightFiles, file("9.jpg"));
  expect(reasons()).toEqual([...allAccepted, "9.jpg: tooMany"]);
  expect(selection.accepted()).toHaveLength(8);
});

test("eight files in all, however many times a visitor chooses some", async () => {
  const { selection, reasons } = await choose(...eightFiles.slice(0, 5));
  selection.add(eightFiles.slice(5).concat(file("9.jpg")));
  await selection.settled();
  expect(reasons()).toEqual([...allAccepted, "9.jpg: tooMany"]);
});

test("a file that turns out unusable gives its place to the next", async () => {
  const { reasons } = await choose(file("lijst.txt", "geen foto"), ...eightFiles);
  expect(reasons()).toEqual(["lijst.txt: kind", ...allAccepted]);
});

test("files that are too large together are rejected from where the limit is passed", async () => {
  const { reasons } = await choose(
    file("a.jpg", `${fileLimits.totalBytes - 1} bytes`),
    file("b.jpg", "2 bytes"),
    file("c.jpg", "1 bytes"),
  );
  expect(reasons()).toEqual(["a.jpg: accepted", "b.jpg: together", "c.jpg: accepted"]);
});

test("a place that comes free goes to the first file that was too many", async () => {
  const { selection, reasons } = await choose(...eightFiles, file("9.jpg"), file("10.jpg"));
  selection.remove(selection.items.get()[0]?.id ?? "");
  await selection.settled();
  expect(reasons()).toEqual([...allAccepted.slice(1), "10.jpg: tooMany", "9.jpg: accepted"]);
  selection.removeRejected("tooMany");
  expect(reasons()).toEqual([...allAccepted.slice(1), "9.jpg: accepted"]);
});

test("a file is kept as it was chosen before it is prepared, so that a crash loses none", async () => {
  const database = createMemoryDatabase();
  let keptBefore: Attachment[] = [];
  const selection = createSelection(database, (attachment) => {
    keptBefore = [...database.records.values()];
    return prepareByContent(attachment);
  });
  selection.add([file("a.jpg")]);
  await selection.settled();
  expect(keptBefore).toMatchObject([{ name: "a.jpg", isReady: false }]);
});

test("a file that a crash left unprepared is prepared at the next visit", async () => {
  const { database, selection } = await choose(file("a.jpg"));
  const [kept] = database.records.values();
  await selection.settled();
  const unprepared = { ...(kept as Attachment), isReady: false };
  const next = createSelection(database, prepareByContent, [unprepared]);
  await next.settled();
  expect(next.items.get()).toMatchObject([{ name: "a.jpg", isReady: true }]);
});

test("a file that is removed before it has been read is not kept", async () => {
  const { selection, keptNames } = await choose();
  selection.add([file("a.jpg"), file("b.jpg")]);
  selection.remove(selection.items.get()[0]?.id ?? "");
  await selection.settled();
  expect(keptNames()).toEqual(["b.jpg"]);
});

test("a cleared selection keeps nothing on the device", async () => {
  const { selection, keptNames } = await choose(file("a.jpg"));
  selection.clear();
  expect(keptNames()).toEqual([]);
});

test("a PDF that is too large is handed over by its name, to be sent another way", async () => {
  const { selection } = await choose(file("plan.pdf", "te grote pdf"));
  const { attachments, rejected } = await selection.handOver();
  expect(attachments).toEqual([]);
  expect(rejected).toEqual([{ name: "plan.pdf", reason: "pdfTooLarge" }]);
});

test("all accepted files are handed over, prepared or not", async () => {
  const { selection } = await choose(file("a.jpg"), file("lijst.txt", "geen foto"));
  selection.add([file("c.jpg")]);
  const { attachments } = await selection.handOver();
  expect(attachments.map(({ name }) => name)).toEqual(["a.jpg", "c.jpg"]);
  expect(selection.items.get()).toEqual([]);
});
