import { serviceEstimate } from "#facts/services/service-estimate.ts";
import type { JobInTexts, Prices } from "#prices/prices-schema.ts";
import { quantityText } from "#prices/units.ts";
import type { RawContent } from "#reading/content-file.ts";
import type { Variables } from "#reading/resolve.ts";
import { estimate, rangeText } from "./calculation.ts";
import { rulesOf } from "./quote.ts";
import { type Work, workOf } from "./work.ts";

const counted = serviceEstimate.pick({ parts: true, questions: true });

/** The work of a job, from the file of its service; undefined where that has no such part. */
function workIn(raw: RawContent, prices: Prices, job: JobInTexts): Work | undefined {
  const { indication } = raw.data(`content/services/${job.service}.yaml`);
  const { parts = [], questions = [] } = counted.strip().safeParse(indication).data ?? {};
  const part = parts.find(({ name }) => name === job.part);
  return part && workOf(prices, job.service, part, questions);
}

/**
 * What the jobs of content/prices.yaml cost in the price indication, for texts. Their names have no
 * value where the firm does not offer the work, and those of the promotion while it is not given.
 */
export function jobVariables(prices: Prices, raw: RawContent): Variables {
  const rules = rulesOf(prices);
  const variables = prices.jobs.flatMap((job): [string, string | undefined][] => {
    const work = workIn(raw, prices, job);
    const answers = new Map(Object.entries(job.answers));
    const shownWith = (ends: string): [string?, string?] => {
      const promotion = { ...rules.promotion, ends };
      const ranges = work && estimate({ ...rules, promotion }, { ...job, work, answers });
      return ranges ? [rangeText(ranges.excludingVat), rangeText(ranges.includingVat)] : [];
    };
    const [without, withVat] = shownWith("none");
    const [less, lessWithVat] = shownWith(prices.promotion.ends);
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
