import { assert, expect, test } from "vitest";
import { paramLimits } from "#enquiry/params.ts";
import { priceNote } from "#facts/services/service-texts.ts";
import { serviceAt } from "#facts/services/services.ts";
import { buildings } from "#prices/price-rules.ts";
import { rateOf } from "#prices/prices.ts";
import { areWithin, estimate, type Range } from "./calculation.ts";
import { describePrice, onOneLine } from "./describe-price.ts";
import { priceBook } from "./price-book.ts";
import { emptyJob, type Job, jobFromSearch, jobSearch, partName, priceJob } from "./priced-job.ts";
import type { Estimated } from "./quote.ts";
import { answersText, type Work } from "./work.ts";

// What the price indication promises, for every answer to every kind of work of any firm.

const book = priceBook();
const list = { ...book, promotion: { ...book.promotion, ends: "month" } };
/** Beyond the promotion's square metres more may cost less, so without it. */
const undiscounted = { ...book, promotion: { ...book.promotion, ends: "none" } };
const works = list.services.flatMap((service) => service.works);
const named = works.map((work) => [partName(work), work] as const);
const sizes = [5, 10.4, 24, 40, 51, 88, 150, 310, 400];

/** Every way to answer the questions of a work, also not at all. */
function everyAnswer({ questions }: Work): Map<string, string>[] {
  let all = [new Map<string, string>()];
  for (const { name, answers } of questions) {
    all = all.flatMap((given) => [
      given,
      ...answers.map((answer) => new Map([...given, [name, answer.name]])),
    ]);
  }
  return all;
}

/** Every job that a work can be, in each of these sizes. */
const everyJob = (work: Work, squareMetersOf: readonly number[] = sizes): Estimated[] =>
  squareMetersOf.flatMap((squareMeters) =>
    buildings.flatMap((building) =>
      everyAnswer(work).map((answers) => ({ work, squareMeters, building, answers })),
    ),
  );

const known = new Map<string, ReturnType<typeof estimate>>();

/** What a job costs. It is asked for most jobs as often as they have answers. */
function estimateOf(job: Estimated): ReturnType<typeof estimate> {
  const answers = job.work.questions.map(({ name }) => job.answers.get(name));
  const key = [partName(job.work), job.squareMeters, job.building, ...answers].join();
  const found = known.get(key) ?? estimate(list, job);
  known.set(key, found);
  return found;
}

/** A job as the form has it. */
const asked = (work: Work, answers: Partial<Job>): Job => ({
  ...emptyJob,
  service: work.service,
  part: partName(work),
  squareMeters: "88",
  ...answers,
});

const vatIn = (text: string) => text.match(/\d+%(?= btw| en |\))|(?<=Btw, )\d+%/g) ?? [];

test.each(named)("what is told of %s names the VAT of its lines, and no other", (_name, work) => {
  for (const { building, answers } of everyJob(work, [88])) {
    const priced = priceJob(list, asked(work, { building, answers: answersText(answers) }));
    const { quote, vatPercents = [] } = priced?.estimate ?? {};
    const ofLines = quote?.lines.map(({ vatPercent }) => vatPercent) ?? vatPercents;
    const ofMost = quote?.upper.vat.map(({ percent }) => percent) ?? [];
    const due = new Set([...ofLines, ...ofMost]);
    const ofBuilding = building === "ouder" ? list.vat.low : list.vat.high;
    expect([ofBuilding, list.vat.high]).toEqual(expect.arrayContaining([...due]));
    const facts = priced ? describePrice.facts(priced, list) : "";
    expect(new Set(vatIn(facts))).toEqual(new Set([...due].map((percent) => `${percent}%`)));
    expect(facts.length).toBeLessThanOrEqual(paramLimits.price_indication);
  }
});

/** The answers to open questions after which a job has other amounts than was said before. */
function brokenPromises(job: Estimated): string[] {
  const before = estimateOf(job);
  if (before.isSmallest) {
    return [];
  }
  const open = job.work.questions.filter(({ name }) => !job.answers.has(name));
  return open.flatMap(({ name, topic, answers }) => {
    const listed = before.quote?.open.find((one) => one.topic === topic)?.beyond ?? [];
    const broken = answers.filter(({ name: answer, label }) => {
      const after = estimateOf({ ...job, answers: new Map([...job.answers, [name, answer]]) });
      const promised = listed.find((one) => one.answer === label)?.ranges;
      const isPromised = promised?.includingVat.high === after.includingVat.high;
      return !areWithin(after, before) && !isPromised;
    });
    return broken.map(({ label }) => `${job.squareMeters} m², ${job.building}, ${topic}: ${label}`);
  });
}

test.each(named)("an answer leaves %s within its amounts, or has its own", (_name, work) => {
  expect(everyJob(work).flatMap(brokenPromises)).toEqual([]);
});

test.each(named)("more of %s never costs less", (_name, work) => {
  const cheaper = everyAnswer(work).flatMap((answers) => {
    const ranges = sizes.map((squareMeters): Range => {
      const job = { work, squareMeters, building: "ouder", answers } as const;
      return estimate(undiscounted, job).excludingVat;
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
  for (const { work: _, ...job } of everyJob(less, [...sizes, 50, 60])) {
    const lower = estimateOf({ ...job, work: less }).excludingVat;
    const higher = estimateOf({ ...job, work: more }).excludingVat;
    expect(higher.low, JSON.stringify([...job.answers])).toBeGreaterThanOrEqual(lower.low);
    expect(higher.high).toBeGreaterThanOrEqual(lower.high);
  }
});

/** The least that a square metre of a work can cost, whatever the answers, in euro without VAT. */
function leastPerSquareMeter(work: Work): number {
  const squareMeters = 200;
  const amounts = everyAnswer(work).map((answers) => {
    const job = { work, squareMeters, building: "ouder", answers } as const;
    const { quote } = estimate(undiscounted, job);
    return (quote?.sums.excludingVat ?? squareMeters * work.from) / squareMeters;
  });
  return Math.min(...amounts);
}

test.each(list.services.filter((service) => service.works.length > 0))(
  "the lowest price of $slug is the same everywhere, or says what it is for",
  ({ slug, from: onTile, fromFor, works: ofService }) => {
    const least = Math.min(...ofService.map(leastPerSquareMeter));
    // The board of the page of prices has the rate and the words of the service's page.
    const { price = "" } = serviceAt(slug);
    const onPage = rateOf(price).from;
    const note = priceNote(slug);
    expect(onTile === least || fromFor, `${onTile} instead of ${least}`).toBeTruthy();
    expect(onPage === least || note, `${onPage} instead of ${least}`).toBeTruthy();
    expect(onTile === onPage || fromFor !== note).toBe(true);
  },
);

test.each(named)("the discount on %s is the percentage of what it names", (_name, work) => {
  for (const job of everyJob(work, [80])) {
    for (const { amount, reduction } of estimateOf(job).quote?.lines ?? []) {
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
      const job = priceJob(list, asked(work, { answers: `${name}.${answer}` }));
      const facts = job ? describePrice.facts(job, list) : "";
      const { sheet } = (job && describePrice.panel(job, list)) ?? {};
      const shown = sheet ? [...sheet.lines, ...sheet.sums].map((line) => line.work) : [];
      const words = lines.flatMap((line) => [line.work, line.minimum?.work ?? ""]);
      const stands = lines.length === 0 ? [label] : words;
      const isShown = shown.some((line) => stands.includes(line));
      const isTold = stands.some((line) => line && facts.includes(line));
      expect([isShown, isTold], label).toEqual([true, true]);
      const small = { answers: `${name}.${answer}`, squareMeters: "1" };
      const smallest = priceJob(list, asked(work, small));
      if (smallest?.estimate?.isSmallest) {
        expect(describePrice.facts(smallest, list)).toContain(label);
      }
    }
  }
});

test.each(named)("the price of %s is the same in every place", (_name, work) => {
  for (const projectType of ["woning", "bedrijfspand"]) {
    const job = asked(work, { projectType });
    const priced = priceJob(list, job);
    assert(priced?.estimate);
    // The visitor's mail and the confirmation show these lines.
    const lines = describePrice.lines(priced, list);
    const { figure } = describePrice.panel(priced, list);
    expect(lines).toEqual([figure && onOneLine(figure), figure?.other]);
    const percents = priced.estimate.vatPercents.map((percent) => `${percent}%`);
    expect(vatIn(lines.join(" "))).toEqual(percents);
    expect(describePrice.facts(priced, list).split("\n").slice(0, 2)).toEqual(lines);
    const said = describePrice.sentences(priced, list);
    expect(lines.every((line) => said.includes(line))).toBe(true);
    const again = priceJob(list, { ...emptyJob, ...jobFromSearch(list, jobSearch(priced, job)) });
    expect(again && describePrice.lines(again, list)).toEqual(lines);
    for (const place of ["figure", "size"] as const) {
      const told = JSON.stringify(describePrice[place](priced, list));
      expect(told, place).toContain(figure?.amount);
    }
  }
});
