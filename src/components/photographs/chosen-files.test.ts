import { expect, test } from "vitest";
import { createChosenFiles } from "./chosen-files.ts";
import type { ReadyFile } from "./prepare-file.ts";

const file = (name: string, content = name) => new File([content], name, { lastModified: 1 });

/** Prepares a file by what it contains: "geen foto", or "7 bytes" for how large it becomes. */
async function prepareByContent({ name, bytes }: Pick<ReadyFile, "name" | "bytes">) {
  const text = new TextDecoder().decode(bytes);
  if (text === "geen foto") {
    return "kind" as const;
  }
  const size = Number(/^(\d+) bytes/.exec(text)?.[1] ?? 1);
  const prepared = new ArrayBuffer(size);
  return { name, type: "image/jpeg", bytes: prepared, thumbnail: "", mayHaveLocation: false };
}

async function choose(...files: File[]) {
  const chosen = createChosenFiles(async () => prepareByContent);
  chosen.add(files);
  await chosen.settled();
  const reasons = () =>
    chosen.items.get().map(({ name, rejectReason }) => `${name}: ${rejectReason ?? "accepted"}`);
  return { chosen, reasons };
}

const eightFiles = Array.from({ length: 8 }, (_, index) => file(`${index + 1}.jpg`));
const allAccepted = eightFiles.map(({ name }) => `${name}: accepted`);

test("a file that is chosen twice counts once", async () => {
  const { chosen, reasons } = await choose(file("a.jpg"), file("a.jpg"));
  chosen.add([file("a.jpg")]);
  expect(reasons()).toEqual(["a.jpg: accepted"]);
});

test("a ninth file is too many, unless it is chosen again after one was removed", async () => {
  const ninth = file("9.jpg");
  const { chosen, reasons } = await choose(...eightFiles, ninth);
  expect(reasons()).toEqual([...allAccepted, "9.jpg: tooMany"]);
  chosen.remove(chosen.items.get().slice(0, 1));
  chosen.add([ninth]);
  await chosen.settled();
  expect(reasons()).toEqual([...allAccepted.slice(1), "9.jpg: accepted"]);
});

test("a file that cannot be sent takes no place, and can be taken away", async () => {
  const { chosen, reasons } = await choose(file("0.txt", "geen foto"), ...eightFiles);
  expect(reasons()).toEqual(["0.txt: kind", ...allAccepted]);
  chosen.remove(chosen.items.get().slice(0, 1));
  expect(reasons()).toEqual(allAccepted);
});

test("files that are larger than a mail together are refused from there on", async () => {
  const { reasons } = await choose(
    file("a.jpg", "7000000 bytes"),
    file("b.jpg", "6000000 bytes"),
    file("c.jpg", "5000000 bytes"),
  );
  expect(reasons()).toEqual(["a.jpg: accepted", "b.jpg: together", "c.jpg: accepted"]);
});

test("a file that is removed while it is prepared does not come back", async () => {
  const chosen = createChosenFiles(async () => prepareByContent);
  chosen.add([file("a.jpg"), file("b.jpg")]);
  chosen.remove(chosen.items.get().slice(0, 1));
  await chosen.settled();
  expect(chosen.readyFiles().map(({ name }) => name)).toEqual(["b.jpg"]);
});

test("without the code for files they are refused, and taken when they are chosen again", async () => {
  let isOnline = false;
  const chosen = createChosenFiles(async () => {
    if (!isOnline) {
      throw new TypeError("Failed to fetch");
    }
    return prepareByContent;
  });
  chosen.add([file("a.jpg")]);
  await chosen.settled();
  expect(chosen.items.get()[0]?.rejectReason).toBe("failed");
  isOnline = true;
  chosen.add([file("a.jpg")]);
  await chosen.settled();
  expect(chosen.readyFiles()).toHaveLength(1);
});

test("a site that only counts files takes as many as there are", () => {
  const chosen = createChosenFiles();
  chosen.add([...eightFiles, file("9.txt")]);
  expect(chosen.accepted()).toHaveLength(9);
});
