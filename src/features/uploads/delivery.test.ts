import { expect, test } from "vitest";
import { fileRefusal } from "#contract/files.ts";
import { createDelivery } from "./delivery";
import type { Parcel, Photograph } from "./photograph";
import type { Answer } from "./post";

const photograph = (name: string, isReady = true): Photograph => ({
  ...{ id: name, name, type: "image/jpeg", bytes: new ArrayBuffer(10), thumbnail: "", isReady },
  ...{ tellsPlace: false, identity: name, kept: 1 },
});
const parcel = (...photographs: Photograph[]): Parcel => ({
  ...{ reference: "KK-23456789", sentAt: "2026-06-03T12:05:00.000Z", name: "Fatima" },
  ...{ photographs, refused: [], kept: 1 },
});

/** A delivery that meets these answers, one after the other, and what it does. */
function setUp(first: Parcel, answers: (Partial<Answer> & { status: number })[]) {
  const posted: string[][] = [];
  const rested: number[] = [];
  const kept = new Map([[first.reference, first]]);
  const delivery = createDelivery(first, true, {
    account: { publicKey: "key", serviceId: "service", templateId: "template" },
    url: "/send-form",
    shelf: {
      async change(put, remove = []) {
        for (const one of remove) if ("reference" in one) kept.delete(one.reference);
        for (const one of put) if ("reference" in one) kept.set(one.reference, one);
        return true;
      },
      parcel: async (reference) => kept.get(reference),
    },
    prepare: async ({ name, bytes }) =>
      name.endsWith(".txt") ? "kind" : { name, type: "image/jpeg", bytes, thumbnail: "", tellsPlace: false },
    post: async (_url, form, onProgress) => {
      posted.push(form.getAll("bestand").map((file) => (file as File).name));
      onProgress(1);
      return { text: "", ...(answers.shift() ?? { status: 0 }) };
    },
    rest: async (ms) => void rested.push(ms),
    alone: (run) => run(),
  });
  return { delivery, posted, rested, kept };
}

test("what has arrived is kept no longer", async () => {
  const { delivery, posted, kept } = setUp(parcel(photograph("a.jpg"), photograph("a.jpg")), [
    { status: 200 },
  ]);
  await delivery.run();
  expect(posted).toEqual([["a.jpg", "a-2.jpg"]]);
  expect(delivery.progress()).toMatchObject({ phase: "sent", refused: [] });
  expect(kept.size).toBe(0);
});

test("what did not get through is tried again, whole, after as long as the service says", async () => {
  const answers = [{ status: 0 }, { status: 503, retryAfterSeconds: 20 }, { status: 502 }, { status: 200 }];
  const { delivery, posted, rested } = setUp(parcel(photograph("a.jpg"), photograph("b.jpg")), answers);
  await delivery.run();
  expect(posted).toEqual(Array(4).fill(["a.jpg", "b.jpg"]));
  expect(rested).toEqual([2_000, 20_000, 15_000]);
  expect(delivery.progress().phase).toBe("sent");
});

test("a file that the service refuses stays behind and is named; the others go", async () => {
  const answers = [{ status: 415, text: fileRefusal(2, "b.jpg", "is no picture") }, { status: 200 }];
  const first = parcel(photograph("a.jpg"), photograph("b.jpg"), photograph("c.jpg"));
  const { delivery, posted, rested, kept } = setUp(first, answers);
  await delivery.run();
  expect(posted.at(-1)).toEqual(["a.jpg", "c.jpg"]);
  expect(rested).toEqual([]);
  const refused = [{ name: "b.jpg", why: "kind" }];
  expect(delivery.progress()).toMatchObject({ phase: "sent", refused });
  // Told again at the next visit, until it has been read.
  expect([...kept.values()]).toMatchObject([{ photographs: [], refused }]);
  await delivery.close();
  expect(kept.size).toBe(0);
});

test("what the service will never take has failed for good", async () => {
  for (const status of [400, 403, 404, 413]) {
    const { delivery, posted, kept } = setUp(parcel(photograph("a.jpg")), [{ status }]);
    await delivery.run();
    expect(posted, `${status}`).toHaveLength(1);
    expect(delivery.progress()).toMatchObject({
      phase: "failed",
      refused: [{ name: "a.jpg", why: "refused" }],
    });
    expect([...kept.values()][0]?.photographs).toEqual([]);
  }
});

test("files that were still being made smaller are so first", async () => {
  const first = parcel(photograph("a.jpg", false), photograph("b.txt", false));
  const { delivery, posted } = setUp(first, [{ status: 200 }]);
  await delivery.run();
  expect(posted).toEqual([["a.jpg"]]);
  expect(delivery.progress().refused).toEqual([{ name: "b.txt", why: "kind" }]);
});

test("what another tab has sent meanwhile is not sent again", async () => {
  const first = parcel(photograph("a.jpg"));
  const { delivery, posted, kept } = setUp(first, []);
  kept.clear();
  await delivery.run();
  expect(posted).toEqual([]);
  expect(delivery.progress().phase).toBe("sent");
});
