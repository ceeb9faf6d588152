import { expect, test } from "vitest";
import { fileLimits } from "#contract/files.ts";
import { createSelection } from "./selection";
import type { Photograph, Upload } from "./upload";

function fakeStorage() {
  const kept = new Map<string, Photograph>();
  const idOf = (one: Photograph | Upload) => ("id" in one ? one.id : one.reference);
  return {
    kept,
    async change(put: (Photograph | Upload)[], remove: (Photograph | Upload)[] = []) {
      for (const one of remove) kept.delete(idOf(one));
      for (const one of put) kept.set(idOf(one), one as Photograph);
      return true;
    },
  };
}

const file = (name: string, content = name, lastModified = 1) => new File([content], name, { lastModified });
const asItIs = async ({ name, bytes }: Pick<Photograph, "name" | "bytes">) => {
  const text = new TextDecoder().decode(bytes);
  if (text === "geen foto") return "kind" as const;
  const size = Number(/^(\d+) bytes/.exec(text)?.[1] ?? 1);
  return { name, type: "image/jpeg", bytes: new ArrayBuffer(size), thumbnail: "", tellsPlace: false };
};

function setUp() {
  const storage = fakeStorage();
  const selection = createSelection(storage, asItIs);
  const told = () => selection.items().map(({ name, refusal }) => [name, refusal ?? "gaat mee"]);
  return { storage, selection, told };
}

test("files of one name are different files, and the same file is one", async () => {
  const { selection } = setUp();
  selection.add([file("IMG_1.jpg", "voor"), file("IMG_1.jpg", "achter")]);
  selection.add([file("IMG_1.jpg", "voor")]);
  await selection.settled();
  expect(selection.count()).toBe(2);
});

test("what cannot go says why, does not count and is not kept", async () => {
  const { selection, storage, told } = setUp();
  selection.add([file("a.jpg", "geen foto"), file("b.jpg")]);
  await selection.settled();
  expect(told()).toEqual([
    ["a.jpg", "kind"],
    ["b.jpg", "gaat mee"],
  ]);
  expect(selection.count()).toBe(1);
  expect([...storage.kept.values()].map(({ name, isReady }) => [name, isReady])).toEqual([["b.jpg", true]]);
});

test("no more go than may, and a place that comes free can be taken", async () => {
  const { selection, told } = setUp();
  const all = Array.from({ length: fileLimits.count + 1 }, (_, i) => file(`${i}.jpg`));
  selection.add(all);
  await selection.settled();
  expect(told().at(-1)).toEqual([`${fileLimits.count}.jpg`, "tooMany"]);
  expect(selection.count()).toBe(fileLimits.count);
  selection.remove(selection.items()[0]?.id ?? "");
  selection.add(all.slice(-1));
  await selection.settled();
  expect(told().at(-1)).toEqual([`${fileLimits.count}.jpg`, "gaat mee"]);
});

test("together they stay within what one call takes", async () => {
  const { selection, told } = setUp();
  selection.add([
    file("a.pdf", `${fileLimits.totalBytes - 1} bytes`),
    file("b.pdf", "2 bytes"),
    file("c.pdf", "1 bytes"),
  ]);
  await selection.settled();
  expect(told()).toEqual([
    ["a.pdf", "gaat mee"],
    ["b.pdf", "together"],
    ["c.pdf", "gaat mee"],
  ]);
});

test("a file that cannot be read is refused", async () => {
  const { selection, told } = setUp();
  const gone = Object.assign(file("a.jpg"), { arrayBuffer: () => Promise.reject(new DOMException("gone")) });
  selection.add([gone]);
  await selection.settled();
  expect(told()).toEqual([["a.jpg", "unreadable"]]);
});

test("a file is kept as it was chosen before it is made smaller, so that a crash loses none", async () => {
  const storage = fakeStorage();
  let keptBefore: (boolean | undefined)[] = [];
  const selection = createSelection(storage, async (photograph) => {
    keptBefore = [...storage.kept.values()].map(({ isReady }) => isReady);
    return asItIs(photograph);
  });
  selection.add([file("a.jpg")]);
  await selection.settled();
  expect(keptBefore).toEqual([false]);

  const again = createSelection(storage, asItIs);
  again.restore([...storage.kept.values()].map((photograph) => ({ ...photograph, isReady: false })));
  await again.settled();
  expect(again.items().map(({ name, isReady }) => [name, isReady])).toEqual([["a.jpg", true]]);
});

test("what is removed or cleared is kept no longer, even when it was about to be", async () => {
  const { selection, storage } = setUp();
  selection.add([file("a.jpg"), file("b.jpg")]);
  selection.remove(selection.items()[0]?.id ?? "");
  await selection.settled();
  expect([...storage.kept.values()].map(({ name }) => name)).toEqual(["b.jpg"]);
  selection.clear();
  await selection.settled();
  expect(storage.kept.size).toBe(0);
});

test("what is taken is all that goes along, made smaller or not", async () => {
  const { selection } = setUp();
  selection.add([file("a.jpg"), file("b.jpg", "geen foto"), file("c.jpg")]);
  await selection.settled();
  selection.add([file("d.jpg")]);
  expect((await selection.take()).map(({ name }) => name)).toEqual(["a.jpg", "c.jpg", "d.jpg"]);
  expect(selection.items()).toEqual([]);
});
