// The choices in the forms, by the values that drafts and mails contain.

/** Any other service. The services themselves come from content/services.yaml. */
export const otherService = "anders";

export const projectTypes = [
  "woning",
  "appartement",
  "nieuwbouw",
  "renovatie",
  "bedrijfspand",
  "anders",
] as const;

export const timeframes = [
  "zo-snel-mogelijk",
  "binnen-1-maand",
  "binnen-3-maanden",
  "binnen-6-maanden",
  "orientatie",
] as const;

export const budgets = [
  "tot-1000",
  "1000-2500",
  "2500-5000",
  "5000-10000",
  "boven-10000",
  "nog-onbekend",
] as const;
