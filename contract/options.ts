import type { TextField } from "./fields.ts";

/** Any other service. The services themselves come from content/services.yaml. */
export const otherService = "anders";

/** The choices on which a form says more. */
export const businessPremises = "bedrijfspand";
export const soonest = "zo-snel-mogelijk";

/**
 * The choices of each field that has fixed ones, by the values that drafts contain. Their labels
 * are in content/enquiry.yaml.
 */
export const choices = {
  projectType: ["woning", "appartement", "nieuwbouw", "renovatie", businessPremises, "anders"],
  timeframe: [soonest, "binnen-1-maand", "binnen-3-maanden", "binnen-6-maanden", "orientatie"],
  budget: ["tot-1000", "1000-2500", "2500-5000", "5000-10000", "boven-10000", "nog-onbekend"],
} as const satisfies Partial<Record<TextField, readonly string[]>>;

export type ChoiceField = keyof typeof choices;
export const choiceFields = Object.keys(choices) as ChoiceField[];
