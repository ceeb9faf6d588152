import { expect, test } from "vitest";
import { fileRefusal } from "#contract/files.ts";
import { createQueued } from "./queue.ts";
import type { Answer } from "./request.ts";
import type { Photograph, Upload } from "./upload.ts";

/** A file called by one letter; "x" is no picture. */
const photograph = (name: string): Photograph => ({
  id: name,
  name,
  type: "image/jpeg",
  bytes: new ArrayBuffer(10),
  thumbnail: "",
  isReady: false,
  tellsPlace: false,
  kept: 1,
});

type Answers = (Partial<Answer> & { status: number; share?: number })[];

/**
 * An upload that meets these answers, one after the other, and what it did; `device` is how its
 * storage does.
 */
async function run(
  names: string,
  answers: Answers,
  device: "works" | "has sent elsewhere" | "has lost it" | "is full" = "works",
) {
  const first: Upload = {
    reference: "KK-23456789",
    digest: "0f",
    sentAt: "2026-06-03T12:05:00.000Z",
    name: "Fatima",
    photographs: [...names].map(photograph),
    refused: [],
    kept: 1,
  };
  const posted: string[] = [];
  const rested: number[] = [];
  const shares: number[][] = [];
  const sharesNow = () => queued.progress().files.map(({ share }) => share);
  let kept: Upload | undefined = device === "has lost it" ? undefined : first;
  if (device === "has sent elsewhere") {
    kept = { ...first, photographs: [] };
  }
  const queued = createQueued(first, true, {
    account: { publicKey: "key", serviceId: "service", templateId: "template" },
    url: "/send-form",
    storage: {
      async change([put]) {
        if (device !== "is full") {
          kept = put as Upload;
        }
        return device !== "is full";
      },
      upload: async () => kept,
    },
    prepare: async ({ name, bytes }) =>
      name === "x" ? "kind" : { name, type: "image/jpeg", bytes, thumbnail: "", tellsPlace: false },
    post: async (_url, form, onProgress) => {
      posted.push((form.getAll("bestand") as File[]).map((file) => file.name).join(""));
      const { share = 1, ...answer } = answers.shift() ?? { status: 0 };
      onProgress(share);
      shares.push(sharesNow());
      return { text: "", retryAfterSeconds: 0, ...answer };
    },
    rest: async (ms) => void rested.push(ms),
    alone: (run) => run(),
  });
  await queued.run();
  const { phase, refused } = queued.progress();
  expect(sharesNow()).toEqual(sharesNow().map(() => 1));
  return { queued, posted: posted.join(" "), rested, shares, kept: () => kept, phase, refused };
}

const done = { status: 200 };
const slow = { status: 503, retryAfterSeconds: 20 };
const noPicture = { status: 415, text: fileRefusal(2, "b", "is no picture") };
const halfWay = { status: 0, share: 0.5 };
/** Files go one after the other. */
const shares = expect.arrayContaining([[1, 0.5, 0]]);
const no = { phase: "failed", refused: [{ name: "a", why: "refused" }] };

test.each<[string, string, Answers, posted: string, expected?: object]>([
  ["all files go in one call, also of one name", "aa", [done], "aa"],
  [
    "no answer, or a late one",
    "ab",
    [{ status: 0 }, slow, done],
    "ab ab ab",
    { rested: [2_000, 20_000] },
  ],
  [
    "after longer",
    "a",
    [slow, slow, { status: 502 }, done],
    "a a a a",
    { rested: [20_000, 20_000, 15_000] },
  ],
  [
    "a file that is refused",
    "abc",
    [noPicture, done],
    "abc ac",
    { refused: [{ name: "b", why: "kind" }] },
  ],
  ["a file that is no picture", "ax", [done], "a", { refused: [{ name: "x", why: "kind" }] }],
  ["too much for one call", "abc", [{ status: 413 }, done, done], "abc ab c"],
  ["too slow for one call", "abc", [{ status: 408 }, done, done], "abc ab c"],
  ["cut off half-way", "abc", [halfWay, done, done], "abc ab c", { rested: [2_000], shares }],
  ["one file on a slow line", "a", [{ status: 408 }, done], "a a", { rested: [2_000] }],
  ["never taken: 400", "a", [{ status: 400 }], "a", no],
  ["never taken: 413", "a", [{ status: 413 }], "a", no],
])("%s", async (_, names, answers, posted, expected = {}) => {
  const went = await run(names, answers);
  expect(went).toMatchObject({ posted, phase: "sent", rested: [], refused: [], ...expected });
  // What will not arrive is told again at the next visit, until it has been read; nobody's name is
  // kept for it.
  expect(went.kept()).toMatchObject({
    photographs: [],
    refused: went.refused,
    name: "",
    digest: undefined,
  });
  await went.queued.close();
  expect(went.kept()).toMatchObject({ photographs: [], refused: [] });
});

test.each([
  ["has sent elsewhere", ""],
  ["has lost it", "a"],
  ["is full", "a"],
] as const)("what the browser keeps is sent once, though it %s", async (device, posted) => {
  expect(await run("a", [done], device)).toMatchObject({ posted, phase: "sent" });
});
