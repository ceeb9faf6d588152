import { factFiles } from "#data/fact-files.ts";
import { openContent } from "#data/open-content.ts";
import { type Changes, type Files, withChanges } from "#data/reading/files.ts";
import { otherTexts } from "./other-texts.ts";

/** The example bills in owner/begin/texts/, beside that of the demonstration. */
const bills = ["bill-facade", "bill-paint", "bill-frames", "bill-newbuild", "bill-hours"];

const ratesOnBill = (files: Files): string[] => {
  const { invoice } = openContent(files).raw.data(factFiles.prices.path) as {
    invoice: { lines: { rate: string }[] };
  };
  return invoice.lines.map(({ rate }) => rate);
};

/** The changes that give a firm an example bill on which none of these rates stands. */
export function billWithout(files: Files, gone: ReadonlySet<string>): Changes {
  const all = [new Map(), ...bills.map((name) => otherTexts(files, name))];
  const isOwn = (changes: Changes) =>
    !ratesOnBill(withChanges(files, changes)).some((rate) => gone.has(rate));
  return all.find(isOwn) ?? new Map();
}
