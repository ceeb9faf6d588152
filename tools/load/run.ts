import { parseArgs } from "node:util";
import { runMailLoad } from "./load.ts";

// node tools/load/run.ts --enquiries 2000 --senders 40 --megabytes 0.4
// --no-kills leaves all processes alive, to see how much memory the service takes.
// --hostile --minutes 10: attackers are active for ten minutes, while visitors send at the pace of
// people.
const { values } = parseArgs({
  options: {
    enquiries: { type: "string", default: "2000" },
    senders: { type: "string", default: "40" },
    copies: { type: "string", default: "1" },
    megabytes: { type: "string", default: "0.4" },
    kills: { type: "boolean", default: true },
    hostile: { type: "boolean", default: false },
    minutes: { type: "string", default: "10" },
  },
  allowNegative: true,
});

const never = Number.MAX_SAFE_INTEGER;
const enquiries = values.hostile ? never : Number(values.enquiries);
const hostileSeconds = values.hostile ? Number(values.minutes) * 60 : undefined;
const largest = Number(values.megabytes) * 1e6;
const killEveryAnswers = values.hostile ? ([4, 16] as const) : ([10, 60] as const);
process.once("SIGINT", () => process.exit(130));
process.once("SIGTERM", () => process.exit(143));

const { attacks, ...figures } = await runMailLoad({
  enquiries,
  senders: Number(values.senders),
  copies: Number(values.copies),
  fileBytes: [largest / 2, largest],
  killEveryAnswers: values.kills ? killEveryAnswers : [never, never],
  hostileSeconds,
  withinMs: 120_000 + (hostileSeconds ?? enquiries / 5) * 1_000,
});
console.table(figures);
console.table(attacks);

const { missing, twice, answeredTwice } = figures;
const wrong = [...missing, ...twice, ...answeredTwice];
const complete = figures.mails === figures.answered && figures.files === figures.filesAnswered;
if (!complete || wrong.length > 0) {
  console.error(`Not everything is in the mailbox once: ${wrong.slice(0, 10).join(", ")}`);
  process.exitCode = 1;
} else if (values.hostile && (figures.longestWait > 15.5 || figures.peakMegabytes > 300)) {
  console.error("A visitor waited for more than 15 seconds, or the service used more than 300 MB.");
  process.exitCode = 1;
}
