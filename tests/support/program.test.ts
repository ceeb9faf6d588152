import { expect, test } from "vitest";
import { freePort } from "./program.ts";

test("a free port is none that the system gives to an outgoing connection", async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort));
  expect(Math.min(...ports)).toBeGreaterThanOrEqual(20_000);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
