import { parseArgs } from "node:util";
import { runMailLoad } from "./load.ts";

// npm run test:load -- --enquiries 2000 --senders 40 --copies 2 --megabytes 0.4
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

const never = Number.MAX_SAFE_INTEGER;
const enquiries = Number(values.enquiries);
const largest = Number(values.megabytes) * 1e6;
process.once("SIGINT", () => process.exit(130));
process.once("SIGTERM", () => process.exit(143));

const figures = await runMailLoad({
  enquiries,
  senders: Number(values.senders),
  copies: Number(values.copies),
  fileBytes: [largest / 2, largest],
  killEveryAnswers: values.kills ? [10, 60] : [never, never],
  withinMs: 120_000 + enquiries * 200,
});
console.table(figures);

const wrong = [...figures.missing, ...figures.twice, ...figures.answeredTwice];
const complete = figures.mails === figures.answered && figures.files === figures.filesAnswered;
if (!complete || wrong.length > 0) {
  console.error(`Not everything is in the mailbox once: ${wrong.slice(0, 10).join(", ")}`);
  process.exitCode = 1;
}
