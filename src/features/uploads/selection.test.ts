import { expect, test } from "vitest";
import { fileLimits } from "#contract/files.ts";
import { createSelection } from "./selection.ts";
import type { Photograph, Upload } from "./upload.ts";

function fakeStorage() {
  const kept = new Map<string, Photograph>();
  const idOf = (one: Photograph | Upload) => ("id" in one ? one.id : one.reference);
  return {
    kept,
    async change(put: (Photograph | Upload)[], remove: (Photograph | Upload)[] = []) {
      for (const one of remove) {
        kept.delete(idOf(one));
      }
      for (const one of put) {
        kept.set(idOf(one), one as Photograph);
      }
      return true;
    },
  };
}

const file = (name: string, content = name) => new File([content], name, { lastModified: 1 });
const unreadable = Object.assign(file("gone"), {
  arrayBuffer: () => Promise.reject(new DOMException()),
});
const many = Array.from({ length: fileLimits.count + 1 }, (_, i) => file(`${i}`));
const eight = many.slice(1).map(() => undefined);

const asItIs = async ({ name, bytes }: Pick<Photograph, "name" | "bytes">) => {
  const text = new TextDecoder().decode(bytes);
  if (text === "geen foto") {
    return "kind" as const;
  }
  const size = Number(/^(\d+) bytes/.exec(text)?.[1] ?? 1);
  return {
    name,
    type: "image/jpeg",
    bytes: new ArrayBuffer(size),
    thumbnail: "",
    tellsPlace: false,
  };
};

async function choose(...files: File[]) {
  const storage = fakeStorage();
  const selection = createSelection(storage, asItIs);
  selection.add(files);
  // Twice, for what has taken the place of another.
  await selection.settled();
  await selection.settled();
  const told = () => selection.items().map(({ name, refusal }) => [name, refusal]);
  const kept = () => [...storage.kept.values()].map(({ name, isReady }) => [name, isReady]);
  return { storage, selection, told, kept };
}

test.each([
  [
    [file("a", "voor"), file("a", "gevel"), file("a", "voor")],
    [undefined, undefined],
  ],
  [
    [file("a"), unreadable],
    [undefined, "unreadable"],
  ],
  [many, [...eight, "tooMany"]],
  // What turns out unusable keeps no other from going along.
  [
    [file("a", "geen foto"), ...many.slice(1)],
    ["kind", ...eight],
  ],
  [
    [file("a", `${fileLimits.totalBytes - 1} bytes`), file("b", "2 bytes"), file("c", "1 bytes")],
    [undefined, "together", undefined],
  ],
])("of what is chosen goes along and is kept what may (%#)", async (files, refusals) => {
  const { selection, told, kept } = await choose(...files);
  expect(told().map(([, refusal]) => refusal)).toEqual(refusals);
  const going = told().filter(([, refusal]) => !refusal);
  expect(selection.count()).toBe(going.length);
  expect(kept()).toEqual(going.map(([name]) => [name, true]));
});

test("a place that comes free can be taken", async () => {
  const { selection, told } = await choose(...many);
  selection.remove(selection.items()[0]?.id ?? "");
  selection.add(many.slice(-1));
  await selection.settled();
  expect(told().at(-1)).toEqual([many.at(-1)?.name, undefined]);
});

test("a file is kept as it was chosen before it is made smaller, so that a crash loses none", async () => {
  const storage = fakeStorage();
  const stored = () => [...storage.kept.values()];
  let keptBefore: Photograph[] = [];
  const selection = createSelection(storage, (photograph) => {
    keptBefore = stored();
    return asItIs(photograph);
  });
  selection.add([file("a")]);
  await selection.settled();
  expect(keptBefore).toMatchObject([{ isReady: false }]);
  const again = createSelection(storage, asItIs, keptBefore);
  await again.settled();
  expect(again.items()).toMatchObject([{ name: "a", isReady: true }]);
});

test("what is removed or cleared is kept no longer, even when it was about to be", async () => {
  const { selection, kept } = await choose();
  selection.add([file("a"), file("b")]);
  selection.remove(selection.items()[0]?.id ?? "");
  await selection.settled();
  expect(kept()).toEqual([["b", true]]);
  selection.clear();
  await selection.settled();
  expect(kept()).toEqual([]);
});

test("what is taken is all that goes along, made smaller or not", async () => {
  const { selection } = await choose(file("a"), file("b", "geen foto"));
  selection.add([file("c")]);
  expect((await selection.take()).map(({ name }) => name)).toEqual(["a", "c"]);
  expect(selection.items()).toEqual([]);
});
