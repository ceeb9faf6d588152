import { assert, expect, test } from "vitest";
import { type Check, type Run, runChecks } from "./run-checks.ts";

const checks: Check[] = [
  { name: "build", command: ["build"] },
  { name: "browser", command: ["browser"], needs: "build", isExclusive: true },
  { name: "lint", command: ["lint"] },
  { name: "html", command: ["html"], needs: "build" },
];

/**
 * Runs the checks and records when they start and end. The checks that are named fail, or cannot be
 * started.
 */
async function report({ failing = "", broken = "", more = [] as Check[] }) {
  const log: string[] = [];
  const run: Run = async ({ name }) => {
    log.push(name);
    await new Promise(setImmediate);
    log.push(`${name} ends`);
    if (name === broken) {
      throw new Error(`there is no ${name}`);
    }
    return name === failing ? `no ${name}` : undefined;
  };
  let text = "";
  const hasFailed = await runChecks([...checks, ...more], run, (line) => {
    text = line;
  });
  return { log, text, hasFailed, counts: text.split("\n").at(-1) };
}

test("runs independent checks at the same time and the last one alone, and counts those that pass", async () => {
  const { log, counts, hasFailed } = await report({});
  expect(log.indexOf("lint")).toBeLessThan(log.indexOf("build ends"));
  expect(log.indexOf("html")).toBeGreaterThan(log.indexOf("build ends"));
  expect(log.slice(-2)).toEqual(["browser", "browser ends"]);
  expect([counts, hasFailed]).toEqual(["4 passed, 0 failed", false]);
});

test("continues after a failure, and skips the checks that need a build that failed", async () => {
  const { log, text, counts, hasFailed } = await report({ failing: "build" });
  expect(text).toMatch(/^FAILED {3}build .*no build$/m);
  expect(text).toMatch(/^FAILED {3}html .*not run: build failed$/m);
  expect(log).not.toContain("browser");
  expect([counts, hasFailed]).toEqual(["1 passed, 3 failed", true]);
});

test("says what to do about a failure, if the check knows it", async () => {
  const format = { name: "format", command: ["format"], remedy: "mend it" };
  const { text } = await report({ failing: "format", more: [format] });
  expect(text).toMatch(/^FAILED {3}format .*no format — mend it$/m);
});

test("fails a check that cannot be started, or whose needs cannot be found out", async () => {
  const redis = { name: "redis", command: ["redis"], missing: () => assert.fail("no Redis") };
  const { text } = await report({ broken: "lint", more: [redis] });
  expect(text).toMatch(/^FAILED {3}lint .*there is no lint$/m);
  expect(text).toMatch(/^FAILED {3}redis .*no Redis$/m);
});

test("reports skipped checks and advice, and does not count them as failures", async () => {
  const words = { name: "words", command: ["words"], advice: "look at the words" };
  const redis = { name: "redis", command: ["redis"], missing: () => "needs redis-server" };
  const { log, text, counts } = await report({ failing: "words", more: [words, redis] });
  expect(log).not.toContain("redis");
  expect(text).toMatch(/^skipped {2}redis .*needs redis-server$/m);
  expect(text).toMatch(/^passed {3}words .*look at the words$/m);
  expect(counts).toBe("5 passed, 0 failed");
});
