import { fileField, fileRefusal } from "@contractor/core/enquiry/files.ts";
import { enquiryProps } from "@contractor/core/facts/enquiry/enquiry-props.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendFiles } from "./send-files.ts";

const enquiry = { reference: "KK-7Q3XW9CM", sent_at: "", name: "Bo", email: "bo@voorbeeld.nl" };
const names = ["gevel.jpg", "schuur.jpg"];
const files = names.map((name) => ({
  name,
  type: "image/jpeg",
  bytes: new ArrayBuffer(1),
  thumbnail: "",
  mayHaveLocation: false,
}));

const answered = (status: number, text = "") => new Response(text, { status });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { origin: "https://firm.example" });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sends the files to a service with these answers, and then none. */
async function send(...answers: Response[]) {
  const calls: string[][] = [];
  const moments: number[] = [];
  vi.stubGlobal("fetch", async (_: string, { body, signal }: RequestInit) => {
    calls.push((body as FormData).getAll(fileField).map((sent) => (sent as File).name));
    moments.push(Date.now());
    return (
      answers[calls.length - 1] ??
      new Promise((_resolve, reject) => signal?.addEventListener("abort", reject))
    );
  });
  const sent = sendFiles(enquiry, files, enquiryProps("quote").sending);
  await vi.runAllTimersAsync();
  const waits = moments.map((moment) => (moment - (moments[0] ?? 0)) / 1_000);
  return { missing: await sent, calls, waits };
}

test("all files go in one call", async () => {
  expect(await send(answered(200, "OK"))).toMatchObject({ missing: [], calls: [names] });
});

test("a call that may succeed later is made again, whole, and three times at most", async () => {
  const webPage = answered(200, "<!doctype html>");
  const { missing, calls, waits } = await send(webPage, answered(503), answered(408));
  expect(calls).toEqual([names, names, names]);
  expect(waits).toEqual([0, 2, 12]);
  expect(missing).toEqual(names);
  expect((await send(answered(429), answered(200, "OK"))).missing).toEqual([]);
});

test("a service that does not answer is asked again after five minutes", async () => {
  expect((await send()).waits).toEqual([0, 302, 612]);
});

test.each([400, 403, 413, 415])("after %d no other call is made", async (status) => {
  expect(await send(answered(status))).toMatchObject({ missing: names, calls: [names] });
});

test.each([
  [413, ["schuur.jpg"]],
  [415, names],
])("at %d, of files that the service names, %j have not arrived", async (status, missing) => {
  const refusal = fileRefusal(2, "schuur.jpg", "is larger than the mail server takes");
  expect((await send(answered(status, refusal))).missing).toEqual(missing);
});
