import { expect, test } from "vitest";
import { type Check, type Run, runChecks } from "./run-checks.ts";

const checks: Check[] = [
  { name: "build", command: "build" },
  { name: "browser", command: "browser", needs: "build", isExclusive: true },
  { name: "lint", command: "lint" },
  { name: "html", command: "html", needs: "build" },
];

/** Runs the checks, of which one fails, and records when they start and end. */
async function report(failing: string, ...more: Check[]) {
  const log: string[] = [];
  const run: Run = async ({ name }) => {
    log.push(name);
    await new Promise(setImmediate);
    log.push(`${name} ends`);
    return name === failing ? `no ${name}` : undefined;
  };
  let text = "";
  const hasFailed = await runChecks([...checks, ...more], run, (line) => {
    text = line;
  });
  return { log, text, hasFailed, counts: text.split("\n").at(-1) };
}

test("runs independent checks at the same time and the last one alone, and counts those that pass", async () => {
  const { log, counts, hasFailed } = await report("none");
  expect(log.indexOf("lint")).toBeLessThan(log.indexOf("build ends"));
  expect(log.indexOf("html")).toBeGreaterThan(log.indexOf("build ends"));
  expect(log.slice(-2)).toEqual(["browser", "browser ends"]);
  expect([counts, hasFailed]).toEqual(["4 passed, 0 failed", false]);
});

test("continues after a failure, and skips the checks that need a build that failed", async () => {
  const { log, text, counts, hasFailed } = await report("build");
  expect(text).toMatch(/^FAILED {3}build .*no build$/m);
  expect(text).toMatch(/^FAILED {3}html .*not run: build failed$/m);
  expect(log).not.toContain("browser");
  expect([counts, hasFailed]).toEqual(["1 passed, 3 failed", true]);
});

test("reports skipped checks and advice, and does not count them as failures", async () => {
  const words = { name: "words", command: "words", advice: "look at the words" };
  const redis = { name: "redis", command: "redis", missing: () => "needs redis-server" };
  const { log, text, counts } = await report("words", words, redis);
  expect(log).not.toContain("redis");
  expect(text).toMatch(/^skipped {2}redis .*needs redis-server$/m);
  expect(text).toMatch(/^passed {3}words .*look at the words$/m);
  expect(counts).toBe("5 passed, 0 failed");
});
