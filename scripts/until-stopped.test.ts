import { execa } from "execa";
import { expect, test } from "vitest";

const program = `
  import { stopAtEndOfInput, untilStopped } from "./scripts/until-stopped.ts";
  stopAtEndOfInput();
  await untilStopped(async () => {
    console.log("started");
    return [async () => console.log("stopped")];
  });
`;

test("a program that serves tests stops when whoever started it is killed", async () => {
  const running = execa({ node: true, nodeOptions: ["--input-type=module"] })("--eval", [program]);
  for await (const line of running) {
    if (line === "started") {
      // The system closes the pipe of a program that was killed.
      running.stdin.end();
    }
  }
  expect((await running).stdout).toBe("started\nstopped");
});
