import { readSquareMeters } from "#contract/read-size.ts";
import { squareMetersText } from "#contract/square-meters.ts";
import { jobFromSearch, jobSearch } from "#data/estimate/job-address.ts";
import { priceLines } from "#data/estimate/price-words.ts";
import { emptyJob, priceJob, workText } from "#data/estimate/priced-job.ts";
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
 * The work that the answers in an address ask for, its price in lines, and the address that shows
 * it. Only what the firm offers counts, and the address is made anew, so that none of it is in the
 * words of whoever sent it; undefined for any other text.
 */
export function askedWork(search: string, { book, form }: AnswerWords["price"]) {
  const known = { ...emptyJob, ...jobFromSearch(book, search) };
  // With every decimal that counts, so that the amount is that of the price panel.
  const squareMeters = countedSize(known.squareMeters)?.toLocaleString("nl-NL", {
    useGrouping: false,
  });
  const job = { ...known, squareMeters: squareMeters ?? "" };
  const priced = priceJob(book, job);
  if (!priced?.service) {
    return undefined;
  }
  return {
    work: workText(priced, book.texts),
    price: priceLines(priced, book),
    address: `${form}?${jobSearch(priced, job)}#prijsindicatie`,
  };
}
