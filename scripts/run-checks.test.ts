import { expect, it } from "vitest";
import { type Check, type Run, runChecks, summary } from "./run-checks.ts";

const checks: Check[] = [
  { name: "build", command: ["build"] },
  { name: "lint", command: ["lint"] },
  { name: "html", command: ["html"], needs: "build" },
  { name: "browser", command: ["browser"], needs: "build", alone: true },
];

/** Notes when checks start and end; those named fail. */
function recorder(...failing: string[]): { run: Run; log: string[] } {
  const log: string[] = [];
  const run: Run = async ({ name }) => {
    log.push(name);
    await new Promise(setImmediate);
    log.push(`${name} ends`);
    return failing.includes(name) ? `no ${name}` : undefined;
  };
  return { run, log };
}

const report = async (run: Run, more: Check[] = []) => summary(await runChecks([...checks, ...more], run));
const counts = (text: string) => text.split("\n").at(-1);

it("counts the checks that pass", async () => {
  expect(counts(await report(recorder().run))).toBe("4 passed, 0 failed");
});

it("runs side by side what does not wait for another, and the last alone", async () => {
  const { run, log } = recorder();
  await runChecks(checks, run, undefined, 2);
  expect(log.indexOf("lint")).toBeLessThan(log.indexOf("build ends"));
  expect(log.indexOf("html")).toBeGreaterThan(log.indexOf("build ends"));
  expect(log.slice(-2)).toEqual(["browser", "browser ends"]);
});

it("runs no more at a time than there are lanes", async () => {
  const { run, log } = recorder();
  await runChecks(checks, run, undefined, 1);
  expect(log.filter((_, i) => i % 2 === 1).every((line) => line.endsWith(" ends"))).toBe(true);
});

it("goes on after a failure, and does not look at a build that failed", async () => {
  const { run, log } = recorder("build");
  const text = await report(run);
  expect(text).toMatch(/^FAILED {3}build .*no build$/m);
  expect(text).toMatch(/^FAILED {3}html .*not run: build failed$/m);
  expect(log).not.toContain("browser");
  expect(counts(text)).toBe("1 passed, 3 failed");
});

it("fails a check that cannot be started", async () => {
  const run: Run = async ({ name }) => {
    if (name === "lint") throw new Error("there is no biome");
    return undefined;
  };
  expect(await report(run)).toMatch(/^FAILED {3}lint .*there is no biome$/m);
});

it("names what this machine cannot do, which is no failure", async () => {
  const { run, log } = recorder();
  const text = await report(run, [{ name: "w3c", command: ["vnu"], missing: () => "needs Java" }]);
  expect(log).not.toContain("w3c");
  expect(text).toMatch(/^skipped {2}w3c .*needs Java$/m);
  expect(counts(text)).toBe("4 passed, 0 failed");
});

it("passes a check that only advises, and says what it found", async () => {
  const { run } = recorder("words");
  const text = await report(run, [{ name: "words", command: ["words"], advice: "look at the words" }]);
  expect(text).toMatch(/^passed {3}words .*look at the words$/m);
  expect(counts(text)).toBe("5 passed, 0 failed");
});
