import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";
import { contentIssues } from "#data/check.ts";
import { openContent } from "#data/open-content.ts";
import { onDisk, withChanges } from "#data/reading/files.ts";
import { lineOf } from "#data/reading/issues.ts";
import { readAnswers } from "./begin/answers.ts";
import { changesOf } from "./begin/write-answers.ts";
import { writeChanges } from "./changes.ts";

// Sets up a firm from a file with answers, such as tests/second-firm/answers.yaml. It writes
// everything or nothing.
const [file] = process.argv.slice(2);

function stop(...lines: readonly string[]): never {
  for (const line of lines) {
    console.error(line);
  }
  process.exit(1);
}

if (!file) {
  stop(
    "Noem een bestand met uw antwoorden: npm run setup -- antwoorden.yaml",
    "Een voorbeeld staat in tests/firms/groningen/answers.yaml.",
  );
}
const read = readAnswers(
  parse(readFileSync(resolve(process.env.INIT_CWD ?? "", file), "utf8")),
  file,
);
if ("mistakes" in read) {
  stop(...read.mistakes);
}
const files = onDisk();
const changes = changesOf(files, read.answers);
const issues = contentIssues(openContent(withChanges(files, changes)));
if (issues.length > 0) {
  stop(...issues.map(lineOf), "Er is niets veranderd: de teksten passen niet bij deze antwoorden.");
}
writeChanges(".", changes);
console.log(`Geschreven: ${[...changes.keys()].join(", ") || "niets; alles stond er al zo"}`);
