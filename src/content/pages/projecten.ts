import { z } from "zod";
import { metaWithPhotoSchema, type PageMeta } from "../lib/meta.ts";
import { comparison, text } from "../schemas/common.ts";
import { textWith } from "../lib/tokens.ts";
import { euroRange } from "../lib/money.ts";
import { readFile } from "../lib/read.ts";

/** The portfolio page, from content/pages/projecten.yaml; the projects are in content/projects/. */
export const projectsPage = readFile(
  "pages/projecten.yaml",
  z.strictObject({
    meta: metaWithPhotoSchema,
    heading: text,
    intro: text,
    featuredHeading: text,
    recentHeading: text,
    scope: z.strictObject({
      squareMetres: textWith("squareMetres"),
      days: textWith("days"),
      price: textWith("price"),
    }),
    caseLink: text,
    serviceLink: textWith("service"),
    reviewLink: textWith("name"),
    comparisonsHeading: text,
    comparisonsIntro: text,
    moreComparisonsHeading: text,
    comparisons: z
      .array(comparison)
      .min(2)
      .describe("write at least two pairs: the first stands alone, the others below"),
    closing: z.strictObject({ heading: text, text, button: text, contactButton: text }),
  }),
);

interface Job {
  squareMetres?: number | undefined;
  days?: number | undefined;
  price?: { from: number; to: number } | undefined;
}

/** How large a job was, how long it took and what it came to, in words; each only where the firm says so. */
export function scopeOf({ squareMetres, days, price }: Job) {
  const { scope } = projectsPage;
  return {
    squareMetres:
      squareMetres && scope.squareMetres.replace("{squareMetres}", squareMetres.toLocaleString("nl-NL")),
    days: days && scope.days.replace("{days}", `${days}`),
    price: price && scope.price.replace("{price}", euroRange(price.from, price.to)),
  };
}

export const meta: PageMeta = { ...projectsPage.meta, path: "/projecten", type: "projects" };
