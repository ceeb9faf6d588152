import { expect, test, vi } from "vitest";
import { readPort, run } from "./run.ts";

test("a port that is none is refused with what to do", () => {
  expect(readPort("PORT", 8025, {})).toBe(8025);
  expect(() => readPort("PORT", 8025, { PORT: "http" })).toThrow(
    'PORT is "http", which is not a port. Set it to a number from 0 to 65535.',
  );
});

test.each(["\\\\.\\pipe\\website", "/run/website.sock"])(
  "%s, which is no number, says where the service runs",
  (PORT) => {
    expect(() => readPort("PORT", 8025, { PORT })).toThrow(/run it on Linux, behind Caddy/);
  },
);

test.each([
  ["EADDRINUSE", /— set PORT to a port that is free\.$/],
  ["EACCES", /— set PORT to 1024 or more\.$/],
  ["EADDRNOTAVAIL", /— set HOST to 127\.0\.0\.1/],
  [undefined, /^listen failed$/],
])("an address that cannot be listened on, %s, is said with what to do", async (code, said) => {
  using print = vi.spyOn(console, "error").mockReturnValue();
  await run(0, () => Promise.reject(Object.assign(new Error("listen failed"), { code })));
  process.exitCode = 0;
  expect(print.mock.lastCall?.[0]).toMatch(said);
});
