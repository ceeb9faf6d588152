import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startPause } from "./pause.ts";

/** The window of a page, as far as it has events. */
let page: EventTarget;
let listeners: number;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  listeners = 0;
  vi.stubGlobal(
    "addEventListener",
    (type: string, run: () => void, options: { signal: AbortSignal }) => {
      listeners += 1;
      options.signal.addEventListener("abort", () => {
        listeners -= 1;
      });
      page.addEventListener(type, run, options);
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ["when its time has passed", () => vi.advanceTimersByTime(2_000)],
  ["when the connection is back", () => page.dispatchEvent(new Event("online"))],
])("a pause is over %s, and leaves nothing behind", async (_, happen) => {
  const { over } = startPause(2_000);
  happen();
  await over;
  expect([listeners, vi.getTimerCount()]).toEqual([0, 0]);
});

test("a pause is over when it is ended, and leaves nothing behind", async () => {
  const { over, end } = startPause(2_000);
  end();
  await over;
  expect([listeners, vi.getTimerCount()]).toEqual([0, 0]);
});

test.each([2_000, 3_459_598_000])("a pause of %i ms is not over before its time", async (ms) => {
  let isOver = false;
  void startPause(ms).over.then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(1_999);
  expect(isOver).toBe(false);
});
