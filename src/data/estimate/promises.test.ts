import { expect, test } from "vitest";
import { buildings } from "#data/prices/price-rules.ts";
import { prices, rateOf } from "#data/prices/prices.ts";
import { serviceTexts } from "#data/services/service-texts.ts";
import { serviceAt } from "#data/services/services.ts";
import { type Estimated, estimate } from "./calculation.ts";
import { estimateTexts } from "./estimate-texts.ts";
import { jobFromSearch, jobSearch } from "./job-address.ts";
import type { Range, Ranges } from "./open-questions.ts";
import { priceBookOf } from "./price-book.ts";
import { priceLines } from "./price-words.ts";
import { emptyJob, partName, priceJob, resultText, vatText } from "./priced-job.ts";
import { sentPrice } from "./sent-price.ts";
import { everyAnswer } from "./testing.ts";
import type { Work } from "./work.ts";

// What the price indication promises, for every answer to every kind of work of any firm. The
// content is read at the top, because tests/demo/promises-to-firms.test.ts imports this for others.

const book = priceBookOf(prices.data, estimateTexts());
const list = { ...book, promotion: { ...book.promotion, ends: "month" } };
const works = list.services.flatMap((service) => service.works);
const named = works.map((work) => [partName(work), work] as const);
const sizes = [5, 10.4, 24, 40, 51, 88, 150, 310, 400];

type Estimate = ReturnType<typeof estimate>;

/** What was estimated before, because the promises ask for the same amounts again and again. */
const known = new Map<string, Estimate>();

function estimateOf(job: Estimated): Estimate {
  const { work, squareMeters, building, answers } = job;
  const given = [...answers].map(String).sort();
  const key = [partName(work), squareMeters, building, ...given].join(" ");
  const result = known.get(key) ?? estimate(list, job);
  known.set(key, result);
  return result;
}

/** The shown amounts; the smallest job has one, and no range. */
function rangesOf(job: Estimated): Ranges {
  const result = estimateOf(job);
  if (result.kind === "range") {
    return result;
  }
  const { from, minimum } = result;
  return {
    includingVat: { low: from, high: from },
    excludingVat: { low: minimum, high: minimum },
  };
}

const isWithin = (inner: Range, outer: Range) => inner.low >= outer.low && inner.high <= outer.high;

test.each(named)("%s names the VAT of its lines, and no other", (_name, work) => {
  for (const building of buildings) {
    const ofBuilding = building === "ouder" ? list.vat.low : list.vat.high;
    for (const answers of everyAnswer(work)) {
      const result = estimateOf({ work, squareMeters: 88, building, answers });
      if (result.kind === "range" && result.quote) {
        const due = new Set(result.quote.lines.map(({ vatPercent }) => vatPercent));
        expect([...due].every((percent) => result.vatPercents.includes(percent))).toBe(true);
        const ofMost = result.quote.upper.vat.map(({ percent }) => percent);
        expect(result.vatPercents.every((one) => due.has(one) || ofMost.includes(one))).toBe(true);
        expect([ofBuilding, list.vat.high]).toEqual(expect.arrayContaining(result.vatPercents));
      }
    }
  }
});

test("two percentages of VAT are both named", () => {
  expect(vatText([9])).toBe("9% btw");
  expect(vatText([9, 21])).toBe("btw (9% en 21%)");
});

/** The answers to open questions after which a job has other amounts than was said before. */
function brokenPromises(job: Estimated): string[] {
  const before = estimateOf(job);
  if (before.kind !== "range") {
    return [];
  }
  const open = job.work.questions.filter(({ name }) => !job.answers.has(name));
  return open.flatMap(({ name, topic, answers }) => {
    const listed = before.quote?.open.find((one) => one.topic === topic)?.beyond ?? [];
    const broken = answers.filter(({ name: answer, label }) => {
      const after = rangesOf({ ...job, answers: new Map([...job.answers, [name, answer]]) });
      const isInside =
        isWithin(after.includingVat, before.includingVat) &&
        isWithin(after.excludingVat, before.excludingVat);
      const promised = listed.find((one) => one.answer === label)?.ranges;
      return !isInside && promised?.includingVat.high !== after.includingVat.high;
    });
    return broken.map(({ label }) => `${job.squareMeters} m², ${job.building}, ${topic}: ${label}`);
  });
}

test.each(named)("an answer leaves %s within its amounts, or has its own", (_name, work) => {
  const jobs = sizes.flatMap((squareMeters) =>
    buildings.flatMap((building) =>
      everyAnswer(work).map((answers) => ({ work, squareMeters, building, answers })),
    ),
  );
  expect(jobs.flatMap(brokenPromises)).toEqual([]);
});

test.each(named)("more of %s never costs less", (_name, work) => {
  // Beyond the promotion's square metres the discount starts, so without it.
  const dear = { ...list, promotion: { ...list.promotion, ends: "none" } };
  const cheaper = everyAnswer(work).flatMap((answers) => {
    const ranges = sizes.map((squareMeters): Range => {
      const result = estimate(dear, { work, squareMeters, building: "ouder", answers });
      return result.kind === "range"
        ? result.excludingVat
        : { low: result.minimum, high: result.minimum };
    });
    return ranges.filter(({ low, high }, at) => {
      const before = ranges[at - 1] ?? { low: 0, high: 0 };
      return low > high || low < before.low || high < before.high;
    });
  });
  expect(cheaper).toEqual([]);
});

/** Two parts of a service that are measured alike, the one with the lower rates first. */
const pairs = works.flatMap((less) => {
  const rateOfWork = ({ lines }: Work) => lines.reduce((sum, { price }) => sum + price, 0);
  const isAlike = (more: Work) => more.service === less.service && more.measure === less.measure;
  const others = works.filter((more) => isAlike(more) && rateOfWork(more) > rateOfWork(less));
  return others.map((more) => [partName(less), partName(more), less, more] as const);
});

test.each(pairs)("%s never costs more than %s", (_less, _more, less, more) => {
  for (const squareMeters of [...sizes, 50, 60]) {
    for (const answers of everyAnswer(less)) {
      const [lower, higher] = [less, more].map(
        (work) => rangesOf({ work, squareMeters, building: "ouder", answers }).excludingVat,
      ) as [Range, Range];
      expect(higher.low, JSON.stringify([...answers])).toBeGreaterThanOrEqual(lower.low);
      expect(higher.high).toBeGreaterThanOrEqual(lower.high);
    }
  }
});

/** The least that a square metre of a work can cost, whatever the answers, in euro without VAT. */
function leastPerSquareMeter(work: Work): number {
  const squareMeters = 200;
  const dear = { ...book, promotion: { ...book.promotion, ends: "none" } };
  const amounts = everyAnswer(work).map((answers) => {
    const result = estimate(dear, { work, squareMeters, building: "ouder", answers });
    const quoted = result.kind === "range" ? result.quote?.sums.excludingVat : undefined;
    return (quoted ?? squareMeters * work.from) / squareMeters;
  });
  return Math.min(...amounts);
}

/** What a service costs from, in each place that says so, with what the amount is for. */
const lowestPrices = list.services
  .filter(({ works }) => works.length > 0)
  .map(({ slug, from, fromFor, works }) => {
    const { price } = serviceAt(slug);
    const { hero } = serviceTexts(slug);
    return {
      slug,
      least: Math.min(...works.map(leastPerSquareMeter)),
      onTile: { from, isFor: fromFor },
      // The board of the page of prices has the rate and the words of this page.
      onPage: {
        from: price && rateOf(price).from,
        isFor: "price" in hero ? hero.price?.note : undefined,
      },
    };
  });

test.each(lowestPrices)(
  "the lowest price of $slug is the same everywhere, or says what it is for",
  ({ least, onTile, onPage }) => {
    for (const { from, isFor } of [onTile, onPage]) {
      expect(from === least || isFor, `${from} instead of ${least}`).toBeTruthy();
    }
    expect(onTile.from === onPage.from || onTile.isFor !== onPage.isFor).toBe(true);
  },
);

test.each(named)("the discount on %s is the percentage of what it names", (_name, work) => {
  for (const answers of everyAnswer(work)) {
    const result = estimateOf({ work, squareMeters: 80, building: "ouder", answers });
    const lines = result.kind === "range" ? (result.quote?.lines ?? []) : [];
    for (const { amount, reduction } of lines) {
      if (reduction) {
        expect(reduction.percent).toBe(list.promotion.percent);
        expect(-amount).toBeCloseTo((reduction.of * reduction.percent) / 100, 2);
      }
    }
  }
});

test.each(named)("every answer about %s is a line, or stands beside the lines", (_name, work) => {
  for (const { name, answers } of work.questions) {
    for (const { name: answer, label, lines } of answers) {
      const given = new Map([[name, answer]]);
      const result = estimateOf({ work, squareMeters: 88, building: "ouder", answers: given });
      const { withoutLine = [], lines: all = [] } = (result.kind === "range" && result.quote) || {};
      const words = lines.flatMap((line) => [line.work, line.minimum?.work]);
      const isShown = withoutLine.includes(label) || all.some((line) => words.includes(line.work));
      expect(isShown, label).toBe(true);
    }
  }
});

test.each(named)(
  "the amount of %s is the same in the panel, the mails and a shared link",
  (name, work) => {
    for (const projectType of ["woning", "bedrijfspand"]) {
      const { service } = work;
      const job = { ...emptyJob, service, part: name, squareMeters: "88", projectType };
      const priced = priceJob(list, job);
      // The panel, the visitor's mail and the confirmation show these lines.
      const lines = priced ? priceLines(priced, list) : [];
      expect(lines).toHaveLength(2);
      if (priced && priced.estimate?.kind === "range" && !priced.estimate.isRough) {
        expect(sentPrice(priced, list.texts).split("\n").slice(0, 2)).toEqual(lines);
        const said = resultText(priced, list.texts);
        expect(lines.every((line) => said.includes(line))).toBe(true);
        const shared = jobFromSearch(list, `?${jobSearch(priced, job)}`);
        const again = priceJob(list, { ...job, building: "", ...shared });
        expect(again && priceLines(again, list)).toEqual(lines);
      }
    }
  },
);

/** Whether an amount is a multiple of the step for its size in content/prices.yaml. */
function isRounded(amount: number): boolean {
  const step = list.roundTo.find(({ below }) => below === undefined || amount < below);
  return amount % (step?.multiple ?? 0) === 0;
}

test.each(named)("the amounts of %s are rounded as content/prices.yaml says", (_name, work) => {
  for (const squareMeters of [88, 150, 310]) {
    const ranges = rangesOf({ work, squareMeters, building: "ouder", answers: new Map() });
    for (const { low, high } of [ranges.includingVat, ranges.excludingVat]) {
      expect(isRounded(low)).toBe(true);
      expect(isRounded(high)).toBe(true);
    }
  }
});
