import { euroRange } from "#data/format/money.ts";
import type { JobInTexts, Prices } from "#data/prices/prices-schema.ts";
import { quantityText } from "#data/prices/units.ts";
import type { RawContent } from "#data/reading/content-file.ts";
import type { Variables } from "#data/reading/interpolate.ts";
import { serviceEstimate } from "#data/services/service-estimate.ts";
import { estimate, rulesOf } from "./calculation.ts";
import type { Ranges } from "./open-questions.ts";
import { type Work, workOf } from "./work.ts";

const counted = serviceEstimate.pick({ parts: true, questions: true });

/** The work of a job, from the file of its service; undefined where that has no such part. */
function workIn(raw: RawContent, prices: Prices, job: JobInTexts): Work | undefined {
  const texts = raw.data(`content/services/${job.service}.yaml`) as { indication?: object };
  const { parts = [], questions = [] } = counted.strip().safeParse(texts?.indication).data ?? {};
  const part = parts.find(({ name }) => name === job.part);
  return part && workOf(prices, job.service, part, questions);
}

/** The amounts that the price indication shows for a job. */
function rangesOf(prices: Prices, work: Work, job: JobInTexts, ends: string): Ranges {
  const { squareMeters, building } = job;
  const rules = rulesOf(prices);
  const shown = estimate(
    {
      ...rules,
      promotion: { ...rules.promotion, ends },
      texts: { lines: { discountLine: "", fillUp: "" } },
    },
    { work, squareMeters, building, answers: new Map(Object.entries(job.answers)) },
  );
  if (shown.kind === "range") {
    return shown;
  }
  const { from, minimum } = shown;
  return {
    includingVat: { low: from, high: from },
    excludingVat: { low: minimum, high: minimum },
  };
}

/**
 * What the jobs of content/prices.yaml cost in the price indication, for texts. Their names have no
 * value where the firm does not offer the work, and those of the promotion while it is not given.
 */
export function jobVariables(prices: Prices, raw: RawContent): Variables {
  const variables = prices.jobs.flatMap((job): [string, string | undefined][] => {
    const work = workIn(raw, prices, job);
    const words = (ends: string): [string?, string?] => {
      const ranges = work && rangesOf(prices, work, job, ends);
      return ranges ? [textOf(ranges.excludingVat), textOf(ranges.includingVat)] : [];
    };
    const [without, withVat] = words("none");
    const [less, lessWithVat] = words(prices.promotion.ends);
    const hasPromotion = less !== without;
    return [
      [`job.${job.id}.squareMeters`, work && quantityText(job.squareMeters, "m2")],
      [`job.${job.id}.range`, without],
      [`job.${job.id}.range.incl`, withVat],
      [`job.${job.id}.promoted`, hasPromotion ? less : undefined],
      [`job.${job.id}.promoted.incl`, hasPromotion ? lessWithVat : undefined],
    ];
  });
  return new Map(variables);
}

const textOf = ({ low, high }: Ranges["includingVat"]) =>
  euroRange(low, high === low ? undefined : high);
