import { afterEach, expect, test, vi } from "vitest";
import { runInTurn } from "./run-in-turn.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Stands in for a browser whose locks behave like this. */
const stubLocks = (locks: unknown) => vi.stubGlobal("navigator", { locks });

const refuse = () => Promise.reject(new DOMException("refused", "SecurityError"));

test.each([
  ["has no locks", undefined],
  ["refuses locks", { request: refuse }],
  ["grants a lock", { request: (_name: string, run: () => unknown) => run() }],
])("runs once in a browser that %s", async (_, locks) => {
  stubLocks(locks);
  const run = vi.fn(async () => "sent");
  expect(await runInTurn("KK-23456789", run)).toBe("sent");
  expect(run).toHaveBeenCalledTimes(1);
});

test("does not run again when it fails with the lock", async () => {
  stubLocks({ request: (_name: string, run: () => unknown) => run() });
  const run = vi.fn(() => Promise.reject(new Error("broken")));
  await expect(runInTurn("KK-23456789", run)).rejects.toThrow("broken");
  expect(run).toHaveBeenCalledTimes(1);
});
