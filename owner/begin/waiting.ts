import { join } from "node:path";
import { factFiles } from "#data/fact-files.ts";
import { openContent } from "#data/open-content.ts";
import { onDisk } from "#data/reading/files.ts";
import { named, noPromotion } from "./answers.ts";
import { draftFile, readDraft, textOf } from "./draft.ts";
import { has } from "./steps.ts";

const forms = "/beheer#/collections/bedrijf/entries";

/** The questions that an owner wanted to answer later and has not, with where he does it now. */
export function waiting(project: string): { label: string; href: string }[] {
  const draft = readDraft(join(project, draftFile));
  const content = openContent(onDisk(project));
  const business = content.dataIn(factFiles.business);
  const prices = content.dataIn(factFiles.prices);
  // With a mistake in them it is not known, and then the editor says what to do first.
  if (!business || !prices) {
    return [];
  }
  const answered = {
    hasPartner: business.partner !== undefined,
    hasReviews: business.externalReviews !== undefined,
    hasPromotion: prices.promotion.ends !== noPromotion,
  };
  return has
    .filter((name) => textOf(draft, name) === "later" && !answered[name])
    .map((name) => ({
      label: named([name]).label,
      href: `${forms}/content-${name === "hasPromotion" ? "prices" : "business"}`,
    }));
}
