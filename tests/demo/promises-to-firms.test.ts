import { globSync, readFileSync } from "node:fs";
import { describe, vi } from "vitest";
import { parse } from "yaml";
import { onDisk, withChanges } from "#data/reading/files.ts";
import { readAnswers } from "#owner/begin/answers.ts";
import { changesOf } from "#owner/begin/write-answers.ts";

/** The files of the project after its owner has given these answers. */
function filesOf(answersFile: string) {
  const read = readAnswers(parse(readFileSync(answersFile, "utf8")), answersFile);
  if ("mistakes" in read) {
    throw new Error(read.mistakes.join("\n"));
  }
  return withChanges(onDisk(), changesOf(onDisk(), read.answers));
}

// The price indication keeps its promises for each of these firms as well. The tests read their
// content while they are imported.
describe.each(globSync("tests/firms/*/answers.yaml"))("%s", async (answersFile) => {
  const files = filesOf(answersFile);
  vi.resetModules();
  vi.doMock("#data/reading/files.ts", async (load) => ({
    ...(await load<object>()),
    onDisk: () => files,
  }));
  await import("#data/estimate/promises.test.ts");
  vi.doUnmock("#data/reading/files.ts");
  vi.resetModules();
});
