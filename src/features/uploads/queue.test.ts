import { expect, test } from "vitest";
import { fileRefusal } from "#contract/files.ts";
import { createQueued } from "./queue";
import type { Answer } from "./request";
import type { Photograph, Upload } from "./upload";

const photograph = (name: string, isReady = true): Photograph => ({
  ...{ id: name, name, type: "image/jpeg", bytes: new ArrayBuffer(10), thumbnail: "", isReady },
  ...{ tellsPlace: false, identity: name, kept: 1 },
});
const upload = (...photographs: Photograph[]): Upload => ({
  ...{ reference: "KK-23456789", sentAt: "2026-06-03T12:05:00.000Z", name: "Fatima" },
  ...{ photographs, refused: [], kept: 1 },
});

/** An upload that meets these answers, one after the other, and what it did; `device` is how its storage does. */
async function run(
  first: Upload,
  answers: (Partial<Answer> & { status: number; share?: number })[],
  device: "works" | "has sent elsewhere" | "has lost it" | "is full" = "works",
) {
  const posted: string[][] = [];
  const rested: number[] = [];
  let kept: Upload | undefined = device === "has lost it" ? undefined : first;
  if (device === "has sent elsewhere") kept = { ...first, photographs: [] };
  const queued = createQueued(first, true, {
    account: { publicKey: "key", serviceId: "service", templateId: "template" },
    url: "/send-form",
    storage: {
      async change([put]) {
        if (device !== "is full") kept = put as Upload;
        return device !== "is full";
      },
      upload: async () => kept,
    },
    prepare: async ({ name, bytes }) =>
      name.endsWith(".txt") ? "kind" : { name, type: "image/jpeg", bytes, thumbnail: "", tellsPlace: false },
    post: async (_url, form, onProgress) => {
      posted.push(form.getAll("bestand").map((file) => (file as File).name));
      const { share = 1, ...answer } = answers.shift() ?? { status: 0 };
      onProgress(share);
      return { text: "", ...answer };
    },
    rest: async (ms) => void rested.push(ms),
    alone: (run) => run(),
  });
  await queued.run();
  return { queued, posted, rested, kept: () => kept };
}

const nothing = { photographs: [], refused: [] };

test("what has arrived is kept no longer, nor whose it was", async () => {
  const { queued, posted, kept } = await run(upload(photograph("a.jpg"), photograph("a.jpg")), [
    { status: 200 },
  ]);
  expect(posted).toEqual([["a.jpg", "a.jpg"]]);
  expect(queued.progress()).toMatchObject({ phase: "sent", refused: [] });
  expect(kept()).toMatchObject({ ...nothing, name: "", digest: undefined });
});

test("what did not get through is tried again, whole, after as long as the service says", async () => {
  const answers = [{ status: 0 }, { status: 503, retryAfterSeconds: 20 }, { status: 502 }, { status: 200 }];
  const { queued, posted, rested } = await run(upload(photograph("a.jpg"), photograph("b.jpg")), answers);
  expect(posted).toEqual(Array(4).fill(["a.jpg", "b.jpg"]));
  expect(rested).toEqual([2_000, 20_000, 15_000]);
  expect(queued.progress().phase).toBe("sent");
});

test("a file that the service refuses stays behind and is named; the others go", async () => {
  const answers = [{ status: 415, text: fileRefusal(2, "b.jpg", "is no picture") }, { status: 200 }];
  const first = upload(photograph("a.jpg"), photograph("b.jpg"), photograph("c.jpg"));
  const { queued, posted, rested, kept } = await run(first, answers);
  expect(posted.at(-1)).toEqual(["a.jpg", "c.jpg"]);
  expect(rested).toEqual([]);
  const refused = [{ name: "b.jpg", why: "kind" }];
  expect(queued.progress()).toMatchObject({ phase: "sent", refused });
  // Told again at the next visit, until it has been read.
  expect(kept()).toMatchObject({ photographs: [], refused });
  await queued.close();
  expect(kept()).toMatchObject(nothing);
});

test.each([400, 403, 404, 413])(
  "what the service will never take has failed for good (%i)",
  async (status) => {
    const { queued, posted, kept } = await run(upload(photograph("a.jpg")), [{ status }]);
    expect(posted).toHaveLength(1);
    const refused = [{ name: "a.jpg", why: "refused" }];
    expect(queued.progress()).toMatchObject({ phase: "failed", refused });
    expect(kept()?.photographs).toEqual([]);
  },
);

test("files that were still being made smaller are so first", async () => {
  const first = upload(photograph("a.jpg", false), photograph("b.txt", false));
  const { queued, posted } = await run(first, [{ status: 200 }]);
  expect(posted).toEqual([["a.jpg"]]);
  expect(queued.progress().refused).toEqual([{ name: "b.txt", why: "kind" }]);
});

test("what another tab has sent meanwhile is not sent again", async () => {
  const { queued, posted } = await run(upload(photograph("a.jpg")), [], "has sent elsewhere");
  expect(posted).toEqual([]);
  expect(queued.progress()).toMatchObject({ phase: "sent", files: [{ name: "a.jpg", share: 1 }] });
});

test.each(["has lost it", "is full"] as const)(
  "what the browser should keep is sent once, though it %s",
  async (device) => {
    const { queued, posted } = await run(upload(photograph("a.jpg")), [{ status: 200 }], device);
    expect(posted).toEqual([["a.jpg"]]);
    expect(queued.progress().phase).toBe("sent");
  },
);

const three = () => upload(photograph("a.jpg"), photograph("b.jpg"), photograph("c.jpg"));

test.each([408, 413])("what is too much for one call goes in smaller ones (%i)", async (status) => {
  const answers = [{ status }, { status: 200 }, { status: 200 }];
  const { queued, posted, rested, kept } = await run(three(), answers);
  expect(posted).toEqual([["a.jpg", "b.jpg", "c.jpg"], ["a.jpg", "b.jpg"], ["c.jpg"]]);
  expect(rested).toEqual([]);
  expect(queued.progress()).toMatchObject({ phase: "sent", refused: [] });
  expect(queued.progress().files.map(({ share }) => share)).toEqual([1, 1, 1]);
  expect(kept()).toMatchObject(nothing);
});

test("a call that was cut off half-way is tried again with less", async () => {
  const cut = { status: 0, share: 0.5 };
  const { posted } = await run(three(), [cut, { status: 200 }, { status: 200 }]);
  expect(posted.slice(1)).toEqual([["a.jpg", "b.jpg"], ["c.jpg"]]);
});

test("one file on a slow line is tried again", async () => {
  const { queued, rested } = await run(upload(photograph("a.jpg")), [{ status: 408 }, { status: 200 }]);
  expect(rested).toEqual([2_000]);
  expect(queued.progress().phase).toBe("sent");
});
