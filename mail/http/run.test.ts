import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { readPort, run } from "./run.ts";
import { startServer } from "./server.ts";

test("a port that is none is refused with what to do", () => {
  expect(readPort("PORT", 8025, {})).toBe(8025);
  expect(() => readPort("PORT", 8025, { PORT: "http" })).toThrow(
    'PORT is "http", which is not a port. Set it to a number from 0 to 65535.',
  );
});

test("an address that cannot be listened on is said with what to do", async () => {
  using print = vi.spyOn(console, "error").mockReturnValue();
  const running = await startServer(new Hono(), "127.0.0.1", 0);
  await run(0, () => startServer(new Hono(), "127.0.0.1", running.port));
  process.exitCode = undefined;
  expect(print).toHaveBeenCalledWith(expect.stringMatching(/EADDRINUSE.* — set HOST .* and PORT/));
  await running.close();
});
