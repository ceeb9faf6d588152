import { expect, it } from "vitest";
import { type Run, runSteps, summary } from "./test-run.ts";
import type { Step } from "./test-steps.ts";

/** Notes when commands start and end; those named fail. */
function recorder(...failing: string[]): { run: Run; log: string[] } {
  const log: string[] = [];
  const run: Run = async ([command = ""]) => {
    log.push(command);
    await new Promise(setImmediate);
    log.push(`${command} ends`);
    return { output: `words of ${command}`, ...(failing.includes(command) && { failure: `no ${command}` }) };
  };
  return { run, log };
}

const steps: Step[] = [
  { name: "build", commands: [["build"]] },
  { name: "lint", commands: [["lint"], ["lint-styles"]] },
  { name: "types", commands: [["types"]], after: "build" },
  { name: "html", commands: [["html"]], needs: "build" },
  { name: "browser", commands: [["browser"]], needs: "build", alone: true },
];
const counts = (report: string) => report.split("\n").at(-1);

it("counts the steps that pass", async () => {
  expect(counts(summary(await runSteps(steps, recorder().run)))).toBe("5 passed, 0 failed");
});

it("runs side by side what does not wait for another, and the last alone", async () => {
  const { run, log } = recorder();
  await runSteps(steps, run, undefined, 2);
  expect(log.indexOf("lint")).toBeLessThan(log.indexOf("build ends"));
  expect(log.indexOf("html")).toBeGreaterThan(log.indexOf("build ends"));
  expect(log.slice(-2)).toEqual(["browser", "browser ends"]);
});

it("runs no more at a time than there are lanes", async () => {
  const { run, log } = recorder();
  await runSteps(steps, run, undefined, 1);
  expect(log.filter((_, i) => i % 2 === 1).every((line) => line.endsWith(" ends"))).toBe(true);
});

it("goes on after a failure and says what failed", async () => {
  const { run, log } = recorder("lint");
  const report = summary(await runSteps(steps, run));
  expect(log).toContain("lint-styles");
  expect(report).toMatch(/FAILED {3}lint .*no lint/);
  expect(counts(report)).toBe("4 passed, 1 failed");
});

it("does not check an old build when the new one fails", async () => {
  const { run, log } = recorder("build");
  const report = summary(await runSteps(steps, run));
  expect(log).not.toContain("html");
  expect(log).not.toContain("browser");
  expect(log).toContain("types");
  expect(counts(report)).toBe("2 passed, 3 failed");
});

it("names what this machine cannot do, which is no failure", async () => {
  const missing: Step = { name: "w3c", commands: [["vnu"]], impossible: () => "needs Java" };
  const { run, log } = recorder();
  const report = summary(await runSteps([...steps, missing], run));
  expect(log).not.toContain("vnu");
  expect(report).toMatch(/skipped {2}w3c .*needs Java/);
  expect(counts(report)).toBe("5 passed, 0 failed");
});

it("fails a step alone whose variables cannot be had, and gives them to the commands that need them", async () => {
  const seen: (string | undefined)[] = [];
  const run: Run = async (_command, env) => {
    seen.push(env["CHROMIUM_PATH"]);
    return { output: "" };
  };
  const variables = () => {
    throw new Error("No Chromium was found");
  };
  const results = await runSteps(
    [
      { name: "browser", commands: [["a"]], variables: () => ({ CHROMIUM_PATH: "/usr/bin/chromium" }) },
      { name: "without", commands: [["b"]], variables },
    ],
    run,
  );
  expect(seen).toEqual(["/usr/bin/chromium"]);
  expect(summary(results)).toMatch(/FAILED {3}without .*No Chromium was found/);
});

it("hands over what a step wrote when it is over", async () => {
  const told: string[] = [];
  await runSteps(steps, recorder().run, { onShow: () => {}, onEnd: ({ output }) => told.push(output) });
  expect(told).toContain("words of lint\nwords of lint-styles");
});

it("passes a step that only advises, and says what it found", async () => {
  const words: Step = { name: "words", commands: [["words"]], advice: "look at the words" };
  const report = summary(await runSteps([words], recorder("words").run));
  expect(report).toMatch(/^passed {3}words .*look at the words$/m);
  expect(counts(report)).toBe("1 passed, 0 failed");
});
