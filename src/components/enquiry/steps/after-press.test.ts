import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterPress } from "./after-press.ts";

let active: object | null;
let page: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  active = {};
  vi.stubGlobal("window", {});
  vi.stubGlobal("document", { querySelector: () => active });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("without a press, a change is made at once", () => {
  active = null;
  const run = vi.fn();
  afterPress(run);
  expect(run).toHaveBeenCalledOnce();
});

test("during a press, it waits for the end, and is made once", () => {
  const run = vi.fn();
  afterPress(run);
  vi.advanceTimersByTime(5_000);
  expect(run).not.toHaveBeenCalled();
  page.dispatchEvent(new Event("pointerup"));
  active = null;
  vi.advanceTimersByTime(5_000);
  expect(run).toHaveBeenCalledOnce();
});

test("a press whose end was not heard is over once nothing is pressed", () => {
  const run = vi.fn();
  afterPress(run);
  active = null;
  vi.advanceTimersByTime(5_000);
  expect(run).toHaveBeenCalledOnce();
});
