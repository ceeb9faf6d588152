import { expect, test, vi } from "vitest";
import { fileRefusal } from "#contract/files.ts";
import type { Answer } from "./post-form.ts";
import { createUploadTask } from "./upload-task.ts";
import type { Attachment, Upload } from "./upload-types.ts";

function attachment(name: string): Attachment {
  return {
    id: name,
    name,
    type: "image/jpeg",
    bytes: new ArrayBuffer(10),
    thumbnail: "",
    isReady: false,
    mayHaveLocation: false,
    keptAt: 1,
  };
}

/** An answer of the mail service, and how much of the call had been sent by then. */
type TestAnswer = Partial<Answer> & { status: number; share?: number };

/** What happens to the upload that the device keeps, while this page wants to send it. */
type Device = "keeps it" | "is full" | "breaks down at first";

const accepted: TestAnswer = { status: 200 };
const noAnswer: TestAnswer = { status: 0 };

/** Runs an upload of files with these names, which meets these answers, one after the other. */
async function runUpload(names: string[], answers: TestAnswer[], device: Device = "keeps it") {
  const upload: Upload = {
    enquiryNumber: "KK-23456789",
    digest: "0f",
    sentAt: "2026-06-03T12:05:00.000Z",
    name: "Fatima",
    attachments: names.map(attachment),
    rejected: [],
    keptAt: 1,
  };
  /** The names of the files in each call. */
  const calls: string[][] = [];
  const pauses: number[] = [];
  /** What the visitor sees during each pause. */
  const pausedPhases: string[] = [];
  const shares: number[][] = [];
  const remaining = answers.slice();
  let isBroken = device === "breaks down at first";

  let stored: Upload | undefined = upload;
  const task = createUploadTask(upload, true, {
    account: { publicKey: "key", serviceId: "service", templateId: "template" },
    url: "/send-form",
    database: {
      async change([record]: unknown[]) {
        if (isBroken) {
          isBroken = false;
          throw new Error("broken database");
        }
        if (device === "is full") {
          return false;
        }
        stored = record as Upload | undefined;
        return true;
      },
    },
    prepareFile: async ({ name, bytes }) => {
      if (name === "lijst.txt") {
        return "kind";
      }
      return { name, type: "image/jpeg", bytes, thumbnail: "", mayHaveLocation: false };
    },
    postForm: async (_url, form, onProgress) => {
      const files = form.getAll("bestand") as File[];
      calls.push(files.map((file) => file.name));
      const { share = 1, ...answer } = remaining.shift() ?? noAnswer;
      onProgress(share);
      shares.push(task.progress.get().files.map((file) => file.share));
      return { text: "", retryAfterSeconds: 0, ...answer };
    },
    startPause: (milliseconds) => {
      pauses.push(milliseconds);
      pausedPhases.push(task.progress.get().phase);
      return { over: Promise.resolve(), end: () => undefined };
    },
  });
  await task.run();
  const { phase, rejected, files } = task.progress.get();
  return {
    task,
    calls,
    pauses,
    pausedPhases,
    shares,
    phase,
    rejected,
    files,
    stored: () => stored,
  };
}

test("all files go in one call, also two of one name", async () => {
  const { calls, phase } = await runUpload(["gevel.jpg", "gevel.jpg"], [accepted]);
  expect(calls).toEqual([["gevel.jpg", "gevel.jpg"]]);
  expect(phase).toBe("sent");
});

test("an upload waits longer after each failure", async () => {
  const busy = { status: 502 };
  const { pauses, phase } = await runUpload(["gevel.jpg"], [busy, busy, busy, accepted]);
  expect(pauses).toEqual([2_000, 5_000, 15_000]);
  expect(phase).toBe("sent");
});

test("an upload that meets an error waits for another attempt, and the visitor sees it", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const upload = await runUpload(["gevel.jpg"], [accepted], "breaks down at first");
  expect(upload.pauses).toEqual([2_000]);
  expect(upload.pausedPhases).toEqual(["waiting"]);
  expect(upload.calls).toEqual([["gevel.jpg"]]);
  expect(upload.phase).toBe("sent");
  expect(log).toHaveBeenCalledWith(new Error("broken database"));
});

test("a file that the service refuses does not keep the others back", async () => {
  const refusal = { status: 415, text: fileRefusal(2, "b.jpg", "is no picture") };
  const { calls, rejected, phase } = await runUpload(
    ["a.jpg", "b.jpg", "c.jpg"],
    [refusal, accepted],
  );
  expect(calls).toEqual([
    ["a.jpg", "b.jpg", "c.jpg"],
    ["a.jpg", "c.jpg"],
  ]);
  expect(rejected).toEqual([{ name: "b.jpg", reason: "kind" }]);
  expect(phase).toBe("sent");
});

test("a file that is no picture is not sent", async () => {
  const { calls, rejected } = await runUpload(["gevel.jpg", "lijst.txt"], [accepted]);
  expect(calls).toEqual([["gevel.jpg"]]);
  expect(rejected).toEqual([{ name: "lijst.txt", reason: "kind" }]);
});

test.each([
  ["too large", 413],
  ["too slow", 408],
])("a call that is %s is divided at once", async (_, status) => {
  const { calls, pauses } = await runUpload(
    ["a.jpg", "b.jpg", "c.jpg"],
    [{ status }, accepted, accepted],
  );
  expect(calls).toEqual([["a.jpg", "b.jpg", "c.jpg"], ["a.jpg", "b.jpg"], ["c.jpg"]]);
  expect(pauses).toEqual([]);
});

test("a call that is cut off half-way is divided after a pause", async () => {
  const cutOff = { status: 0, share: 0.5 };
  const { calls, pauses } = await runUpload(
    ["a.jpg", "b.jpg", "c.jpg"],
    [cutOff, accepted, accepted],
  );
  expect(calls).toEqual([["a.jpg", "b.jpg", "c.jpg"], ["a.jpg", "b.jpg"], ["c.jpg"]]);
  expect(pauses).toEqual([2_000]);
});

test("files go one after the other, and the visitor sees how far each is", async () => {
  const { shares } = await runUpload(
    ["a.jpg", "b.jpg", "c.jpg"],
    [{ status: 0, share: 0.5 }, accepted, accepted],
  );
  expect(shares[0]).toEqual([1, 0.5, 0]);
});

test("an upload that is refused has failed", async () => {
  const { phase, rejected } = await runUpload(["gevel.jpg"], [{ status: 403 }]);
  expect(phase).toBe("failed");
  expect(rejected).toEqual([{ name: "gevel.jpg", reason: "refused" }]);
});

test("of an upload that has arrived the device keeps nothing", async () => {
  const { stored } = await runUpload(["gevel.jpg"], [accepted]);
  expect(stored()).toBeUndefined();
});

test("what did not arrive is kept for the next visit, until the visitor closes it", async () => {
  const { task, stored } = await runUpload(["gevel.jpg"], [{ status: 403 }]);
  expect(stored()?.rejected).toEqual([{ name: "gevel.jpg", reason: "refused" }]);
  await task.close();
  expect(stored()).toBeUndefined();
});

test("an upload is sent once, though the device has no room to keep it", async () => {
  const { calls, phase } = await runUpload(["gevel.jpg"], [accepted], "is full");
  expect(calls).toEqual([["gevel.jpg"]]);
  expect(phase).toBe("sent");
});
