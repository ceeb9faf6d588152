import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fileField, fileRefusal } from "#contract/files.ts";
import { enquiryProps } from "#data/enquiry/enquiry-props.ts";
import { type Answer, missingFiles, type Post, sendFiles } from "./send-files.ts";
import { createPhotographs } from "./use-photographs.ts";

const { sending } = enquiryProps("quote");
const enquiry = { reference: "KK-7Q3XW9CM", sent_at: "", name: "Bo", email: "bo@voorbeeld.nl" };
const files = ["gevel.jpg", "schuur.jpg"].map((name) => ({
  name,
  type: "image/jpeg",
  bytes: new ArrayBuffer(1),
  thumbnail: "",
  mayHaveLocation: false,
}));
const names = files.map(({ name }) => name);

const answered = (status: number, text = "", retryAfterSeconds = 0): Answer => ({
  status,
  text,
  retryAfterSeconds,
});
const arrived = answered(200, "OK");

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { origin: "https://firm.example" });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sends the files to a service with these answers. */
async function send(...answers: Answer[]) {
  const calls: string[][] = [];
  const moments: number[] = [];
  const post: Post = async (_, form) => {
    calls.push(form.getAll(fileField).map((sent) => (sent as File).name));
    moments.push(Date.now());
    return answers[calls.length - 1] ?? answered(0);
  };
  const sent = sendFiles(enquiry, files, sending, () => undefined, post);
  await vi.runAllTimersAsync();
  const waits = moments.map((moment) => (moment - (moments[0] ?? 0)) / 1_000);
  return { missing: await sent, calls, waits };
}

test("all files go in one call", async () => {
  expect(await send(arrived)).toMatchObject({ missing: [], calls: [names] });
});

test("a call that may succeed later is made again, whole, and three times at most", async () => {
  const { missing, calls, waits } = await send(answered(0), answered(503), answered(408));
  expect(calls).toEqual([names, names, names]);
  expect(waits).toEqual([0, 2, 12]);
  expect(missing).toEqual(names);
  expect((await send(answered(429), arrived)).missing).toEqual([]);
});

test("it waits as long as the service asks for, but not for minutes", async () => {
  const { waits } = await send(answered(503, "", 20), answered(503, "", 600), arrived);
  expect(waits).toEqual([0, 20, 50]);
});

test.each([400, 403, 413, 415])("after %d no other call is made", async (status) => {
  expect(await send(answered(status))).toMatchObject({ missing: names, calls: [names] });
});

test("only what is too large for the mail server has not arrived", () => {
  const tooLarge = fileRefusal(2, "schuur.jpg", "is larger than the mail server takes");
  expect(missingFiles(answered(413, tooLarge), names)).toEqual(["schuur.jpg"]);
  expect(missingFiles(answered(415, fileRefusal(2, "schuur.jpg", "")), names)).toEqual(names);
});

test("the page asks before it is left from when files are sent until they have arrived", async () => {
  const leaving = new EventTarget();
  vi.stubGlobal("addEventListener", leaving.addEventListener.bind(leaving));
  vi.stubGlobal("removeEventListener", leaving.removeEventListener.bind(leaving));
  const asks = () => !leaving.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const tries = [1, 2].map(() => Promise.withResolvers<readonly string[]>());
  const waiting = tries.map(({ promise }) => promise);
  const photographs = createPhotographs(sending, () => waiting.shift() ?? Promise.resolve([]));
  vi.spyOn(photographs.chosen, "readyFiles").mockReturnValue(files);

  expect(asks()).toBe(false);
  const first = photographs.sendAfter(enquiry);
  await vi.runAllTimersAsync();
  expect(asks()).toBe(true);
  expect(photographs.delivery.get()).toMatchObject({ phase: "sending" });
  tries[0]?.resolve(["schuur.jpg"]);
  await first;
  expect(asks()).toBe(false);
  expect(photographs.delivery.get()).toMatchObject({ phase: "failed", isPartly: true });

  const second = photographs.retry();
  expect(asks()).toBe(true);
  tries[1]?.resolve([]);
  await second;
  expect(asks()).toBe(false);
  expect(photographs.delivery.get()).toMatchObject({ phase: "sent", missing: [] });
});

test("files that are still being prepared are waited for, and the enquiry's own", async () => {
  const sent: string[][] = [];
  const photographs = createPhotographs(sending, async (_, taken) => {
    sent.push(taken.map(({ name }) => name));
    return [];
  });
  const { promise: prepared, resolve: prepare } = Promise.withResolvers<void>();
  vi.spyOn(photographs.chosen, "settled").mockReturnValue(prepared);
  const ready = vi.spyOn(photographs.chosen, "readyFiles").mockReturnValue([]);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  const after = photographs.sendAfter(enquiry);
  ready.mockReturnValue(files);
  prepare();
  await after;
  expect(sent).toEqual([names]);
});
