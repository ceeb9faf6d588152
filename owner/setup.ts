import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { cancel, intro, log, note, outro } from "@clack/prompts";
import { parse } from "yaml";
import { type Answers, readAnswers, todaysAnswers } from "./setup/answers.ts";
import { askAll, Cancelled } from "./setup/ask.ts";
import { writeAnswers } from "./setup/write-answers.ts";

// Asks about the firm, or reads the answers from a file, and writes them to content/ and site.yaml.
const root = process.cwd();
const texts = parse(readFileSync(new URL("setup/nl.yaml", import.meta.url), "utf8"));

function stop(...lines: readonly string[]): never {
  for (const line of lines) {
    console.error(line);
  }
  process.exit(1);
}

function answersIn(file: string): Answers {
  const written = parse(readFileSync(resolve(process.env.INIT_CWD ?? root, file), "utf8"));
  const read = readAnswers(written, file);
  return "mistakes" in read ? stop(...read.mistakes, texts.mistakes) : read.answers;
}

async function askedAnswers(): Promise<Answers> {
  if (!process.stdin.isTTY) {
    stop(texts.noTerminal);
  }
  intro(texts.intro);
  log.message(texts.keep);
  return askAll({ input: process.stdin, output: process.stdout }, todaysAnswers(root));
}

try {
  const [file] = process.argv.slice(2);
  const answers = file ? answersIn(file) : await askedAnswers();
  const changed = writeAnswers(root, answers);
  log.success(changed.length > 0 ? `${texts.written} ${changed.join(", ")}` : texts.unchanged);
  const node = (script: string) =>
    spawnSync(process.execPath, [script], { stdio: ["ignore", "ignore", "inherit"] });
  // Prints a line for each text that the answers do not fit into.
  if (node("scripts/check-content.ts").status !== 0) {
    stop(texts.unfit);
  }
  node("deploy/generate.ts");
  note([...texts.next, texts[answers.sending.way]].join("\n"), texts.nextTitle);
  outro("npm start");
} catch (error) {
  if (error instanceof Cancelled) {
    cancel(texts.cancelled);
  } else {
    console.error((error as Error).message);
  }
  process.exitCode = 1;
}
