/**
 * The figures of the specification, each where it is shown. Whoever changes content/claims.yaml or
 * content/prices.yaml changes them here too.
 */
export const claims = {
  rating: "4.9/5",
  reviews: "49",
  reviewsOnPainting: "43",
  reviewsOnReviews: "42",
  satisfied: "98%",
  since: "2013",
  sinceInCases: "2008",
  experience: "10+",
  experienceInOverview: "15+",
  customers: "500+",
  guarantee: "100%",
  available: "24/7",
  reply: "24 uur",
  warranty: "5 jaar",
  warrantyOnPainting: "3 jaar",
};

/** Prices as the page of a service shows them. */
export const prices: Record<string, string[]> = {
  "/diensten/binnenmuur-stucen": ["€ 12,50 tot € 25 per m²"],
  "/diensten/buitenmuur-stucen": ["€ 60 per m²"],
  "/diensten/gevel-stucen": ["€ 25 per m²"],
  "/diensten/nieuwbouw-stucen": ["€ 35 per m²", "€ 30 tot € 45 per m²"],
  "/diensten/schilderwerk": ["€ 8,99 per m²", "€ 29,50 per m²"],
  "/blogs/stucwerk-kosten-rotterdam": ["€ 12 tot € 25"],
  "/blogs/binnen-stucwerk-rotterdam": ["€ 12 tot € 25 per m²"],
};

/** The price table of painting. */
export const paintingTable = [
  ["Binnenmuren", "€ 8,99 tot € 15 per m²"],
  ["Plafonds", "€ 12 tot € 20 per m²"],
  ["Gevels", "€ 29,50 tot € 45 per m²"],
  ["Kozijnen en deuren", "€ 35 tot € 45 per m²"],
];

/** The price panel beside the quote form. */
export const panel = [
  ["Binnenmuur stucen", "vanaf € 12,50 per m²"],
  ["Buitenmuur stucen", "vanaf € 70 per m²"],
  ["Nieuwbouw stucen", "vanaf € 35 per m²"],
  ["Schilderwerk binnen", "vanaf € 8,99 per m²"],
  ["Schilderwerk buiten", "vanaf € 29,50 per m²"],
];

/** Whether the discount still runs: after its last day the site no longer names it. */
export const promoted = new Date() < new Date("2027-03-31T23:59:59+02:00");

/** What whole projects came to. */
export const examples = [
  ["10–15 m²", "€ 600 tot € 780"],
  ["45–50 m²", "€ 2.000 tot € 3.500"],
  ["85–90 m²", "€ 5.500 tot € 7.900"],
];

export const monthAndYear =
  /(januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december) 20\d\d/;
