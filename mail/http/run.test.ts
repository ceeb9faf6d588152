import { expect, test } from "vitest";
import { readPort } from "./run.ts";

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
