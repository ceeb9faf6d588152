import { expect, it } from "vitest";
import { type Runner, runSteps, summary } from "./test-run.ts";
import type { Step } from "./test-steps.ts";

const runner = (failing: readonly string[] = []): Runner & { ran: string[] } => {
  const ran: string[] = [];
  return {
    ran,
    async run([command = ""]) {
      ran.push(command);
      return failing.includes(command) ? 2 : 0;
    },
    findChromium: () => "/usr/bin/chromium",
  };
};

const steps: Step[] = [
  { name: "lint", commands: [["lint"], ["lint-styles"]] },
  { name: "build", commands: [["build"]] },
  { name: "html", commands: [["validate"]], readsBuild: true },
];

it("counts the steps that pass", async () => {
  expect(
    summary(await runSteps(steps, runner()))
      .split("\n")
      .at(-1),
  ).toBe("3 passed, 0 failed");
});

it("goes on after a failure and says which command failed", async () => {
  const failing = runner(["lint"]);
  const report = summary(await runSteps(steps, failing));
  expect(failing.ran).toEqual(["lint", "lint-styles", "build", "validate"]);
  expect(report).toContain('"lint" ended with status 2');
  expect(report.split("\n").at(-1)).toBe("2 passed, 1 failed");
});

it("does not check an old build when the new one fails", async () => {
  const failing = runner(["build"]);
  const report = summary(await runSteps(steps, failing));
  expect(failing.ran).not.toContain("validate");
  expect(report.split("\n").at(-1)).toBe("1 passed, 2 failed");
});

it("fails the browser step alone when there is no browser", async () => {
  const without: Runner = {
    ...runner(),
    findChromium() {
      throw new Error("No Chromium was found");
    },
  };
  const withBrowser: Step[] = [{ name: "pages", commands: [["playwright"]], browser: true }, ...steps];
  const report = summary(await runSteps(withBrowser, without));
  expect(report).toMatch(/FAILED {2}pages.*No Chromium was found/);
  expect(report.split("\n").at(-1)).toBe("3 passed, 1 failed");
});

it("gives the browser's path to the commands that need it", async () => {
  const seen: (string | undefined)[] = [];
  const watching: Runner = {
    ...runner(),
    async run(_command, env) {
      seen.push(env.CHROMIUM_PATH);
      return 0;
    },
  };
  await runSteps([{ name: "pages", commands: [["playwright"]], browser: true }], watching);
  expect(seen).toEqual(["/usr/bin/chromium"]);
});
