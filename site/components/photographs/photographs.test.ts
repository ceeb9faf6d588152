import { enquiryProps } from "@contractor/core/facts/enquiry/enquiry-props.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { createPhotographs } from "./photographs.ts";

const { sending } = enquiryProps("quote");
const enquiry = { reference: "KK-7Q3XW9CM", sent_at: "", name: "Bo", email: "bo@voorbeeld.nl" };

/** A file whose name says what is wrong with it, or how large it becomes. */
const file = (name: string) => new File([name], name, { lastModified: 1 });

async function prepareByName({ name }: Pick<File, "name">) {
  if (name === "geen foto") {
    return "kind" as const;
  }
  const bytes = new ArrayBuffer(Number(/^(\d+) bytes/.exec(name)?.[1] ?? 1));
  return { name, type: "image/jpeg", bytes, thumbnail: "", mayHaveLocation: false };
}

const eight = Array.from({ length: 8 }, (_, index) => `${index + 1}.jpg`);

/** What becomes of files with these names. */
async function choose(...names: string[]) {
  const photographs = createPhotographs(
    { ...sending, photographs: true },
    async () => prepareByName,
  );
  photographs.add(names.map(file));
  await photographs.settled();
  const rejected = () =>
    photographs
      .get()
      .items.flatMap(({ name, rejectReason }) => (rejectReason ? `${name}: ${rejectReason}` : []));
  const accepted = () => photographs.accepted().map(({ name }) => name);
  return { photographs, rejected, accepted };
}

test.each([
  ["that is chosen twice counts once", ["a.jpg", "a.jpg"], []],
  ["beyond the eighth is too many", [...eight, "9.jpg"], ["9.jpg: tooMany"]],
  ["that cannot be sent takes no place", ["geen foto", ...eight], ["geen foto: kind"]],
  [
    "that makes all of them larger than a mail is refused, and a smaller one after it is not",
    ["7000000 bytes", "6000000 bytes", "5000000 bytes"],
    ["6000000 bytes: together"],
  ],
])("a file %s", async (_, names, refused) => {
  const { rejected, accepted } = await choose(...names);
  expect(rejected()).toEqual(refused);
  expect(accepted()).toHaveLength(new Set(names).size - refused.length);
});

test("a file that was refused is taken when it is chosen again after one was removed", async () => {
  const { photographs, accepted } = await choose(...eight, "9.jpg");
  photographs.remove(photographs.accepted().slice(0, 1));
  photographs.add([file("9.jpg"), file("2.jpg")]);
  await photographs.settled();
  expect(accepted()).toEqual([...eight.slice(2), "9.jpg", "2.jpg"]);
});

test("a file that is removed while it is prepared does not come back", async () => {
  const { photographs, accepted } = await choose();
  photographs.add([file("a.jpg"), file("b.jpg")]);
  photographs.remove(photographs.get().items.slice(0, 1));
  await photographs.settled();
  expect(accepted()).toEqual(["b.jpg"]);
});

test("without the code for files they are refused", async () => {
  const photographs = createPhotographs({ ...sending, photographs: true }, () =>
    Promise.reject(new TypeError("Failed to fetch")),
  );
  photographs.add([file("a.jpg")]);
  await photographs.settled();
  expect(photographs.get().items[0]?.rejectReason).toBe("failed");
});

test("a site that only counts files takes as many as there are", () => {
  const photographs = createPhotographs({ ...sending, photographs: false });
  photographs.add([...eight, "9.txt"].map(file));
  expect(photographs.accepted()).toHaveLength(9);
});

test("files that are still being prepared are waited for, and what stayed behind is named", async () => {
  const asks = new Set<string>();
  vi.stubGlobal("addEventListener", (type: string) => asks.add(type));
  vi.stubGlobal("removeEventListener", (type: string) => asks.delete(type));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const send = vi.fn(async (..._: unknown[]) => {
    expect([...asks], "before the page is left").toEqual(["beforeunload"]);
    return ["schuur.jpg"];
  });
  const photographs = createPhotographs(
    { ...sending, photographs: true },
    async () => prepareByName,
    send,
  );
  photographs.add([file("gevel.jpg"), file("schuur.jpg")]);
  await photographs.sendAfter(enquiry);
  expect(send.mock.calls[0]?.[1]).toMatchObject([{ name: "gevel.jpg" }, { name: "schuur.jpg" }]);
  expect(photographs.get().delivery).toMatchObject({ phase: "notSent", missing: ["schuur.jpg"] });
  expect([...asks]).toEqual([]);
});
