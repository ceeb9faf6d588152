import { readSquareMeters, squareMetersText } from "#contract/square-meters.ts";
import { describePrice } from "#data/estimate/describe-price.ts";
import { jobFromSearch } from "#data/estimate/job-search.ts";
import { emptyJob, priceJob } from "#data/estimate/priced-job.ts";
import type { AnswerWords } from "#mail/config/site-settings.ts";

/** More square metres than any building has; a longer number is not one that somebody counted. */
const mostSquareMeters = 100_000;

/** Square metres that somebody may have counted; undefined for any other answer. */
function countedSize(answer: string): number | undefined {
  const squareMeters = readSquareMeters(answer);
  return squareMeters !== undefined && squareMeters <= mostSquareMeters ? squareMeters : undefined;
}

/** Square metres, written anew; undefined unless the answer is a number. */
export function sizeOf(answer: string): string | undefined {
  const squareMeters = countedSize(answer);
  return squareMeters === undefined ? undefined : squareMetersText(squareMeters);
}

/**
 * The work that the answers in a query ask for, and its price in lines. Only what the firm offers
 * counts, so that none of it is in the words of whoever sent it; undefined for any other text.
 */
export function askedWork(search: string, book: AnswerWords["prices"]) {
  const known = { ...emptyJob, ...jobFromSearch(book, search) };
  // With every decimal that counts, so that the amount is that of the price panel.
  const squareMeters = countedSize(known.squareMeters)?.toLocaleString("nl-NL", {
    useGrouping: false,
  });
  const priced = priceJob(book, { ...known, squareMeters: squareMeters ?? "" });
  return priced?.service && { work: priced.name, price: describePrice(priced, book, "lines") };
}
