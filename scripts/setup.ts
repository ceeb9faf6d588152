import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { cancel, intro, log, note, outro } from "@clack/prompts";
import { parse } from "yaml";
import { type Answers, answersSchema, completed } from "./setup/answers.ts";
import { todaysAnswers, writeAnswers } from "./setup/files.ts";
import { mistakes } from "./setup/mistakes.ts";
import { askAll } from "./setup/questionnaire.ts";
import { nextSteps } from "./setup/report.ts";
import { Asker, Cancelled } from "./setup/terminal.ts";
import { fill, readTexts, shellLanguage } from "./setup/texts.ts";

// Makes the site someone's own: asks who they are, or reads it from a file of answers, and writes content/ and site.yaml.
const root = process.cwd();
const language = shellLanguage(process.env);
const texts = readTexts(language);

function stop(lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

function answersIn(file: string): Answers {
  let written: unknown;
  try {
    written = parse(readFileSync(resolve(process.env["INIT_CWD"] ?? root, file), "utf8"));
  } catch (error) {
    stop([fill(texts.cannotRead, { file, reason: (error as Error).message })]);
  }
  const result = answersSchema.safeParse(completed(written));
  return result.success
    ? result.data
    : stop([...mistakes(file, result.error, written, texts), texts.mistakes]);
}

async function askedAnswers(): Promise<Answers> {
  if (!process.stdin.isTTY) stop([texts.noTerminal]);
  intro(texts.intro);
  log.message(texts.keep);
  const terminal = { input: process.stdin, output: process.stdout };
  return askAll({ asker: new Asker(terminal, texts), texts, language, today: todaysAnswers(root) });
}

try {
  const [file] = process.argv.slice(2);
  const answers = file ? answersIn(file) : await askedAnswers();
  const changed = await writeAnswers(root, answers);
  log.success(changed.length > 0 ? fill(texts.written, { files: changed.join(", ") }) : texts.unchanged);
  const node = (script: string) =>
    spawnSync(process.execPath, [script], { stdio: ["ignore", "ignore", "inherit"] });
  // Says a line of its own for each text that the answers do not fit into.
  if (node("scripts/check-content.ts").status !== 0) stop([texts.unfit]);
  node("deploy/generate.ts");
  note(nextSteps(answers, texts).join("\n"), texts.next.title);
  outro("npm start");
} catch (error) {
  if (error instanceof Cancelled) cancel(texts.cancelled);
  else console.error((error as Error).message);
  process.exitCode = 1;
}
process.disconnect?.();
