import { parseArgs } from "node:util";
import { runMailLoad } from "./load.ts";

// node tests/mail-load/run.ts --enquiries 2000
const { values } = parseArgs({ options: { enquiries: { type: "string", default: "2000" } } });
const enquiries = Number(values.enquiries);
if (!Number.isInteger(enquiries) || enquiries < 1 || enquiries > 20_000) {
  throw new Error("--enquiries must be a whole number from 1 to 20000");
}
process.once("SIGINT", () => process.exit(130));
process.once("SIGTERM", () => process.exit(143));

const figures = await runMailLoad({
  enquiries,
  killEveryAnswers: [10, 60],
  withinMs: 120_000 + enquiries * 100,
});
const { missing, twice, ...counts } = figures;
console.table({
  ...counts,
  missing: missing.length,
  twice: twice.length,
  seconds: figures.seconds.toFixed(1),
});
if (figures.answered === enquiries && figures.mails === enquiries && missing.length + twice.length === 0) {
  console.log(`Every one of ${enquiries} enquiries is in the mailbox exactly once.`);
} else {
  console.error(
    `Not every enquiry is in the mailbox once. Missing: ${missing.slice(0, 10)}; twice: ${twice.slice(0, 10)}`,
  );
  process.exitCode = 1;
}
