import { expect, onTestFinished, test, vi } from "vitest";
import { afterPress } from "./form-controls.ts";

/** Lets an element be pressed, until the returned function is called. */
function press() {
  let active: object | null = {};
  vi.useFakeTimers();
  vi.stubGlobal("document", { querySelector: () => active });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return () => {
    active = null;
  };
}

test("without a press, a change is made at once", () => {
  press()();
  const run = vi.fn();
  afterPress(run);
  expect(run).toHaveBeenCalledOnce();
});

test("during a press, it waits for the end, and is made once", () => {
  const release = press();
  const run = vi.fn();
  afterPress(run);
  vi.advanceTimersByTime(5_000);
  expect(run).not.toHaveBeenCalled();
  release();
  vi.advanceTimersByTime(5_000);
  expect(run).toHaveBeenCalledOnce();
});
