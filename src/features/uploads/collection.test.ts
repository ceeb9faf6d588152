import { expect, test } from "vitest";
import { fileLimits } from "#contract/files.ts";
import { createCollection } from "./collection";
import type { Parcel, Photograph } from "./photograph";

function fakeShelf() {
  const kept = new Map<string, Photograph>();
  const idOf = (one: Photograph | Parcel) => ("id" in one ? one.id : one.reference);
  return {
    kept,
    async change(put: (Photograph | Parcel)[], remove: (Photograph | Parcel)[] = []) {
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
  const shelf = fakeShelf();
  const collection = createCollection(shelf, asItIs);
  const told = () => collection.items().map(({ name, refusal }) => [name, refusal ?? "gaat mee"]);
  return { shelf, collection, told };
}

test("files of one name are different files, and the same file is one", async () => {
  const { collection } = setUp();
  collection.add([file("IMG_1.jpg", "voor"), file("IMG_1.jpg", "achter")]);
  collection.add([file("IMG_1.jpg", "voor")]);
  await collection.settled();
  expect(collection.count()).toBe(2);
});

test("what cannot go says why, does not count and is not kept", async () => {
  const { collection, shelf, told } = setUp();
  collection.add([file("a.jpg", "geen foto"), file("b.jpg")]);
  await collection.settled();
  expect(told()).toEqual([
    ["a.jpg", "kind"],
    ["b.jpg", "gaat mee"],
  ]);
  expect(collection.count()).toBe(1);
  expect([...shelf.kept.values()].map(({ name, isReady }) => [name, isReady])).toEqual([["b.jpg", true]]);
});

test("no more go than may, and a place that comes free can be taken", async () => {
  const { collection, told } = setUp();
  const all = Array.from({ length: fileLimits.count + 1 }, (_, i) => file(`${i}.jpg`));
  collection.add(all);
  await collection.settled();
  expect(told().at(-1)).toEqual([`${fileLimits.count}.jpg`, "tooMany"]);
  expect(collection.count()).toBe(fileLimits.count);
  collection.remove(collection.items()[0]?.id ?? "");
  collection.add(all.slice(-1));
  await collection.settled();
  expect(told().at(-1)).toEqual([`${fileLimits.count}.jpg`, "gaat mee"]);
});

test("together they stay within what one call takes", async () => {
  const { collection, told } = setUp();
  collection.add([
    file("a.pdf", `${fileLimits.totalBytes - 1} bytes`),
    file("b.pdf", "2 bytes"),
    file("c.pdf", "1 bytes"),
  ]);
  await collection.settled();
  expect(told()).toEqual([
    ["a.pdf", "gaat mee"],
    ["b.pdf", "together"],
    ["c.pdf", "gaat mee"],
  ]);
});

test("a file that cannot be read is refused", async () => {
  const { collection, told } = setUp();
  const gone = Object.assign(file("a.jpg"), { arrayBuffer: () => Promise.reject(new DOMException("gone")) });
  collection.add([gone]);
  await collection.settled();
  expect(told()).toEqual([["a.jpg", "unreadable"]]);
});

test("a file is kept as it was chosen before it is made smaller, so that a crash loses none", async () => {
  const shelf = fakeShelf();
  let keptBefore: (boolean | undefined)[] = [];
  const collection = createCollection(shelf, async (photograph) => {
    keptBefore = [...shelf.kept.values()].map(({ isReady }) => isReady);
    return asItIs(photograph);
  });
  collection.add([file("a.jpg")]);
  await collection.settled();
  expect(keptBefore).toEqual([false]);

  const again = createCollection(shelf, asItIs);
  again.restore([...shelf.kept.values()].map((photograph) => ({ ...photograph, isReady: false })));
  await again.settled();
  expect(again.items().map(({ name, photograph }) => [name, photograph?.isReady])).toEqual([["a.jpg", true]]);
});

test("what is removed or cleared is kept no longer, even when it was about to be", async () => {
  const { collection, shelf } = setUp();
  collection.add([file("a.jpg"), file("b.jpg")]);
  collection.remove(collection.items()[0]?.id ?? "");
  await collection.settled();
  expect([...shelf.kept.values()].map(({ name }) => name)).toEqual(["b.jpg"]);
  collection.clear();
  await collection.settled();
  expect(shelf.kept.size).toBe(0);
});

test("what is taken is all that goes along, made smaller or not", async () => {
  const { collection } = setUp();
  collection.add([file("a.jpg"), file("b.jpg", "geen foto"), file("c.jpg")]);
  await collection.settled();
  collection.add([file("d.jpg")]);
  expect((await collection.take()).map(({ name }) => name)).toEqual(["a.jpg", "c.jpg", "d.jpg"]);
  expect(collection.items()).toEqual([]);
});
