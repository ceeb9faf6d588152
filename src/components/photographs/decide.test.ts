import { expect, test } from "vitest";
import { fileRefusal } from "#contract/files.ts";
import { type Decision, decide } from "./decide.ts";

const wait = { action: "wait", isDivided: false, seconds: 0 } as const;
const divide = { action: "divide" } as const;

function reject(reason: "tooLarge" | "kind" | "refused", ...indexes: number[]): Decision {
  return { action: "reject", indexes, reason };
}

test.each<[string, { status: number; text?: string }, number, Decision]>([
  ["the files have arrived", { status: 200 }, 3, { action: "continue" }],
  ["one file is no picture", { status: 415, text: fileRefusal(2, "b", "") }, 3, reject("kind", 1)],
  [
    "one file is too large",
    { status: 413, text: fileRefusal(1, "a", "") },
    3,
    reject("tooLarge", 0),
  ],
  [
    "a file is named that was not sent",
    { status: 415, text: fileRefusal(4, "d", "") },
    1,
    reject("refused", 0),
  ],
  ["several files are too much", { status: 413 }, 3, divide],
  ["several files are too slow", { status: 408 }, 3, divide],
  ["one file is too much", { status: 413 }, 1, reject("refused", 0)],
  ["one file is too slow", { status: 408 }, 1, wait],
  ["the service refuses", { status: 403 }, 2, reject("refused", 0, 1)],
  ["the service fails", { status: 502 }, 3, wait],
  ["the service is asked too often", { status: 429 }, 3, wait],
  ["there is no answer", { status: 0 }, 3, wait],
])("when %s", (_, answer, fileCount, decision) => {
  expect(decide({ text: "", retryAfterSeconds: 0, ...answer }, fileCount, 1)).toEqual(decision);
});

test("a call that was cut off half-way is divided after a pause", () => {
  const noAnswer = { status: 0, text: "", retryAfterSeconds: 0 };
  expect(decide(noAnswer, 3, 0.5)).toMatchObject({ action: "wait", isDivided: true });
  expect(decide(noAnswer, 1, 0.5)).toMatchObject({ action: "wait", isDivided: false });
});

test("a call waits as long as the service asks for", () => {
  const comeBackLater = { status: 503, text: "", retryAfterSeconds: 20 };
  expect(decide(comeBackLater, 1, 1)).toMatchObject({ action: "wait", seconds: 20 });
});
