import { breakText, isoDay } from "@contractor/core/enquiry/days.ts";
import { otherService } from "@contractor/core/enquiry/fields.ts";
import { readSquareMeters, squareMetersText } from "@contractor/core/enquiry/square-meters.ts";
import { describePrice } from "@contractor/core/prices/estimate/describe-price.ts";
import { emptyJob, jobFromSearch, priceJob } from "@contractor/core/prices/estimate/priced-job.ts";
import type { MailConfig } from "#config/config.ts";
import type { AnswerWords, LabelledParam } from "#config/site-settings.ts";
import { emailLayout, type Row } from "#email/layout.ts";
import { hasFiles, labelOf } from "#enquiry/rows.ts";
import type { Enquiry } from "#enquiry/validate.ts";

/** More square metres than any building has; a longer number is not one that somebody counted. */
const mostSquareMeters = 100_000;

/** Square metres that somebody may have counted; undefined for any other answer. */
function countedSize(answer: string): number | undefined {
  const squareMeters = readSquareMeters(answer);
  return squareMeters !== undefined && squareMeters <= mostSquareMeters ? squareMeters : undefined;
}

/**
 * The work that the answers in a query ask for, and its price in lines. Only what the firm offers
 * counts, so that none of it is in the words of whoever sent it; undefined for any other text.
 */
function askedWork(search: string, book: AnswerWords["prices"]) {
  const known = { ...emptyJob, ...jobFromSearch(book, search) };
  // With every decimal that counts, so that the amount is that of the price panel.
  const squareMeters = countedSize(known.squareMeters)?.toLocaleString("nl-NL", {
    useGrouping: false,
  });
  const priced = priceJob(book, { ...known, squareMeters: squareMeters ?? "" });
  return priced?.service && { work: priced.name, price: describePrice.lines(priced, book) };
}

const withNumber = (text: string, reference: string) => text.replaceAll("{reference}", reference);

/**
 * The mail to the visitor. It has only the firm's own words, and amounts that are worked out here:
 * nothing that the visitor wrote, not even the name, so that nobody can send a text to a stranger
 * through it.
 */
export function renderAnswer(
  { form, params }: Enquiry,
  date: Date,
  words: AnswerWords,
  { colour, labels }: Pick<MailConfig, "colour" | "labels">,
) {
  const { reference, service, project_type, square_meters, job, files_info } = params;
  const { subject, title, next } = words[form];
  const asked = askedWork(job, words.prices);
  const size = countedSize(square_meters);
  const known: Partial<Record<LabelledParam, string>> = {
    // Painting is sent as another service: that word would tell its visitor nothing.
    service:
      asked?.work ?? (service === otherService ? undefined : labelOf(labels.service, service)),
    project_type: labelOf(labels.project_type, project_type),
    square_meters: size ? squareMetersText(size) : undefined,
    price_indication: asked?.price.join("\n"),
  };
  const rows = Object.entries(known).flatMap(([param, value]): Row[] =>
    value ? [{ label: labels.params[param as LabelledParam], value }] : [],
  );
  const closed = breakText(isoDay(date), words.away);
  const steps = [closed, next, hasFiles(files_info) ? words.photographs : undefined];
  return emailLayout({
    subject: withNumber(subject, reference),
    title,
    lead: withNumber(words.lead, reference),
    parts: [
      { actions: [{ label: words.call, href: `tel:${words.phoneInternational}` }], colour },
      { rows },
      { heading: words.heading, text: steps.filter((text) => text !== undefined).join("\n") },
      { rows: [{ label: labels.params.phone, value: words.phone }, ...words.hours], isSmall: true },
    ],
    footer: words.footer,
  });
}
