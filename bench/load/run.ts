import { parseArgs } from "node:util";
import { runMailLoad } from "./load.ts";

// node bench/load/run.ts --enquiries 2000 --senders 40 --megabytes 0.4
// --no-kills leaves all processes alive, to see how much memory the service takes.
const { values } = parseArgs({
  options: {
    enquiries: { type: "string", default: "2000" },
    senders: { type: "string", default: "40" },
    copies: { type: "string", default: "1" },
    megabytes: { type: "string", default: "0.4" },
    kills: { type: "boolean", default: true },
  },
  allowNegative: true,
});

function number(name: "enquiries" | "senders" | "copies" | "megabytes", least: number, most: number): number {
  const value = Number(values[name]);
  if (value >= least && value <= most) return value;
  throw new Error(`--${name} must be a number from ${least} to ${most}`);
}

const enquiries = Math.round(number("enquiries", 1, 20_000));
const largest = number("megabytes", 0.01, 1.99) * 1e6;
process.once("SIGINT", () => process.exit(130));
process.once("SIGTERM", () => process.exit(143));

const figures = await runMailLoad({
  enquiries,
  senders: Math.round(number("senders", 1, 1_000)),
  copies: Math.round(number("copies", 1, 8)),
  fileBytes: [largest / 2, largest],
  killEveryAnswers: values.kills ? [10, 60] : undefined,
  withinMs: 120_000 + enquiries * 200,
});
const lists = Object.entries(figures).map(([name, value]) => [
  name,
  Array.isArray(value) ? value.length : value,
]);
console.table({ ...Object.fromEntries(lists), seconds: figures.seconds.toFixed(1) });

const { missing, twice, filesMissing, filesTwice, filesAstray } = figures;
const wrong = [...missing, ...twice, ...filesMissing, ...filesTwice, ...filesAstray];
const complete = figures.mails === enquiries && figures.files === figures.filesAnswered;
if (complete && wrong.length === 0) {
  console.log(`Each of ${enquiries} enquiries and ${figures.files} files is in the mailbox exactly once.`);
} else {
  console.error(`Not everything is in the mailbox once: ${wrong.slice(0, 10).join(", ")}`);
  process.exitCode = 1;
}
