import { weekdays } from "./opening-hours.ts";

/**
 * A question of the page to begin with. Its label and hint are in owner/editor/form/labels.yaml.
 */
export interface Question {
  field: string;
  /** Its place in the answers, where that is another one. */
  place?: string;
  /** Whether it may wait: the answer is listed as what is still of the demonstration. */
  mayWait?: boolean;
  /** Whether the firm may do without: then nothing of it is on the site. */
  mayBeNone?: boolean;
  /** Whether it can also be picked from a palette. */
  isColour?: boolean;
  type?: "email" | "tel" | "url" | "file" | "date";
  placeholder?: string;
  /** Asked only of a firm that has this. */
  ifHas?: Has;
}

export const has = ["hasPartner", "hasReviews", "hasPromotion"] as const;
export type Has = (typeof has)[number];

export interface Step {
  name: string;
  heading: string;
  intro: string;
  questions: readonly Question[];
}

const later = true;

export const steps: readonly Step[] = [
  {
    name: "bedrijf",
    heading: "Uw bedrijf",
    intro:
      "Deze gegevens staan onderaan elke pagina, op de contactpagina en in de voorwaarden. Wat u niet bij de hand hebt, mag wachten.",
    questions: [
      { field: "name" },
      { field: "city" },
      { field: "serviceArea", placeholder: "Groningen en Drenthe" },
      { field: "street", mayWait: later },
      { field: "postalCode", mayWait: later },
      { field: "legalName", mayWait: later },
      { field: "chamberOfCommerce", mayWait: later },
      { field: "vatId", mayWait: later },
      { field: "mainColour", mayWait: later, isColour: true, placeholder: "#1b3fd6" },
      { field: "accentColour", mayWait: later, isColour: true, placeholder: "#ffd21f" },
      { field: "logo", mayWait: later, type: "file" },
    ],
  },
  {
    name: "bereikbaar",
    heading: "Bereikbaar",
    intro: "Hierop bellen en mailen klanten u. Het nummer achter de belknop maken we er zelf van.",
    questions: [
      { field: "phone", type: "tel" },
      { field: "email", type: "email" },
      { field: "whatsapp", type: "tel", mayWait: later },
      { field: "url", mayWait: later, placeholder: "www.bedrijf.nl" },
      ...weekdays.map((day) => ({
        field: day,
        place: `openingHours.${day}`,
        mayWait: later,
        placeholder: day.startsWith("S") ? "gesloten" : "8-17",
      })),
    ],
  },
  {
    name: "mensen",
    heading: "Wie er werkt",
    intro:
      "Wie een vakman zoekt, wil weten wie er aan de deur komt. Deze namen staan bij uw diensten, in het formulier en op de contactpagina.",
    questions: [],
  },
  {
    name: "diensten",
    heading: "Wat u doet",
    intro:
      "Wat u niet doet, gaat van de website: uit het menu, de vragen, de formulieren, de prijzen en de foto’s. Komt er later een dienst bij, of werkt u dan ook binnen of buiten, dan schrijft u die teksten en prijzen zelf. Kruis bij twijfel dus meer aan.",
    questions: [],
  },
  {
    name: "hebt",
    heading: "Wat u hebt",
    intro:
      "Wat u niet hebt, staat nergens op de website. Weet u het nog niet, kies dan ‘Later’: ook dan staat het er niet.",
    questions: [
      { field: "partner.name", ifHas: "hasPartner" },
      { field: "partner.url", ifHas: "hasPartner", type: "url" },
      { field: "partner.number", ifHas: "hasPartner", mayWait: later },
      { field: "externalReviews.name", ifHas: "hasReviews", placeholder: "Google" },
      { field: "externalReviews.url", ifHas: "hasReviews", type: "url" },
      {
        field: "rating",
        place: "begin.rating",
        ifHas: "hasReviews",
        mayWait: later,
        placeholder: "4,8 van 5",
      },
      {
        field: "reviews",
        place: "begin.reviews",
        ifHas: "hasReviews",
        mayWait: later,
        placeholder: "31",
      },
      { field: "promotionPercent", ifHas: "hasPromotion", placeholder: "10" },
      { field: "promotionAbove", ifHas: "hasPromotion", placeholder: "50" },
      { field: "promotionEnds", ifHas: "hasPromotion", type: "date" },
    ],
  },
  {
    name: "beloften",
    heading: "Uw beloften",
    intro:
      "Dit leest een klant voordat hij belt. Schrijf alleen wat u waarmaakt. Wat u leeg laat, belooft u niet: dan staat het nergens, ook niet in de voorwaarden.",
    questions: [
      { field: "since", place: "begin.since", placeholder: "2011" },
      { field: "reply", place: "begin.reply", placeholder: "een werkdag", mayBeNone: true },
      { field: "warranty", place: "begin.warranty", placeholder: "3 jaar", mayBeNone: true },
    ],
  },
];

export const stepNamed = (name: string): Step | undefined =>
  steps.find((step) => step.name === name);

/** The step that asks for an answer, by its place, such as people.0.firstName. */
export function stepAsking(place: readonly string[]): Step | undefined {
  const [first, second] = place;
  if (first === "people" || first === "team" || (first === "begin" && second === "alone")) {
    return stepNamed("mensen");
  }
  if (first === "begin" && (second === "services" || second === "place")) {
    return stepNamed("diensten");
  }
  const asked = place.join(".");
  return steps.find(({ questions }) =>
    questions.some(({ field, place: own = field }) => own === asked),
  );
}
