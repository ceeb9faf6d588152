import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PriceResult } from "#components/price/PriceResult.tsx";
import { priceBookOf } from "#data/estimate/calculation.ts";
import { estimateTexts } from "#data/estimate/estimate-texts.ts";
import { type Job, priceJob } from "#data/estimate/priced-job.ts";
import { prices } from "#data/prices/prices.ts";

const list = priceBookOf(prices.data, estimateTexts());
const nothing: Job = {
  service: "",
  part: "",
  squareMeters: "",
  projectType: "",
  building: "",
  answers: "",
};

/** What the price panel says about a job, as one line of text. */
function shownFor(job: Job): string {
  const pricedJob = priceJob(list, job);
  if (!pricedJob) {
    throw new Error("no price is indicated without a service");
  }
  const html = renderToStaticMarkup(
    <PriceResult prices={list} job={job} pricedJob={pricedJob}>
      {null}
    </PriceResult>,
  );
  return html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
}

test.each<[why: string, job: Partial<Job>, words: string]>([
  [
    "a job that is too large is looked at first",
    { service: "binnenmuur-stucen", squareMeters: "900" },
    "Eerst even kijken Bij zoveel vierkante meters",
  ],
  [
    "a job that is too small is looked at first",
    { service: "binnenmuur-stucen", squareMeters: "3" },
    "Bij zo’n kleine klus",
  ],
  [
    "a small facade has its own minimum",
    { service: "gevel-stucen", squareMeters: "9" },
    "Voor dit werk is ons minimum € 600 exclusief btw (€ 654 met 9% btw)",
  ],
  [
    "a small new house has its own minimum, and its own VAT",
    { service: "nieuwbouw-stucen", squareMeters: "10" },
    "Voor dit werk is ons minimum € 350 exclusief btw (€ 423,50 met 21% btw)",
  ],
  [
    "ornamental plaster has no amount before somebody has seen the wall",
    { service: "sierpleister", squareMeters: "48" },
    "Zonder de muur te zien noemen we geen bedrag.",
  ],
  [
    "exterior work is shown at the price of the panel until its size is known",
    { service: "buitenmuur-stucen", part: "buitenmuur-stucen/opbouw" },
    "vanaf € 70",
  ],
])("%s", (_why, job, words) => {
  expect(shownFor({ ...nothing, ...job })).toContain(words);
});
