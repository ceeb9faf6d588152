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

function number(name: Exclude<keyof typeof values, "kills" | "hostile">, min: number, max: number) {
  const value = Number(values[name]);
  if (value >= min && value <= max) {
    return value;
  }
  throw new Error(`--${name} must be a number from ${min} to ${max}`);
}

const never = Number.MAX_SAFE_INTEGER;

/** The minimum and maximum number of answers between two kills. */
function killAfter(): [number, number] {
  if (!values.kills) {
    return [never, never];
  }
  return values.hostile ? [4, 16] : [10, 60];
}

const enquiries = values.hostile ? never : Math.round(number("enquiries", 1, 20_000));
const hostileSeconds = values.hostile ? number("minutes", 0.1, 60) * 60 : undefined;
const largest = number("megabytes", 0.01, 1.99) * 1e6;
process.once("SIGINT", () => process.exit(130));
process.once("SIGTERM", () => process.exit(143));

const figures = await runMailLoad({
  enquiries,
  senders: Math.round(number("senders", 1, 1_000)),
  copies: Math.round(number("copies", 1, 8)),
  fileBytes: [largest / 2, largest],
  killEveryAnswers: killAfter(),
  hostileSeconds,
  withinMs: 120_000 + (hostileSeconds ?? enquiries / 5) * 1_000,
});
const { attacks, ...counted } = figures;
const shown = (value: number | string[]) =>
  Array.isArray(value) ? value.length : Math.round(value * 10) / 10;
console.table(
  Object.fromEntries(Object.entries(counted).map(([name, value]) => [name, shown(value)])),
);
if (hostileSeconds !== undefined) {
  console.table(attacks);
}

const { missing, twice, astray, answeredTwice } = figures;
const wrong = [...missing, ...twice, ...astray, ...answeredTwice];
const complete = figures.mails === figures.answered && figures.files === figures.filesAnswered;
if (!complete || wrong.length > 0) {
  console.error(`Not everything is in the mailbox once: ${wrong.slice(0, 10).join(", ")}`);
  process.exitCode = 1;
} else if (
  hostileSeconds !== undefined &&
  (figures.longestWait > 15.5 || figures.peakMegabytes > 300)
) {
  console.error("A visitor waited for more than 15 seconds, or the service used more than 300 MB.");
  process.exitCode = 1;
} else {
  console.log(
    `Each of ${figures.answered} enquiries and ${figures.files} files is in the mailbox exactly once.`,
  );
}
