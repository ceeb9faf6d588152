import { type Building, buildings } from "@/content/lib/price-rules";
import type { Tariff, Work } from "./calculation";

export const measureNames = ["length", "width", "height", "openings"] as const;
/** Metres, and for the openings (windows and doors together) square metres. */
export type MeasureName = (typeof measureNames)[number];

/** Everything the visitor chooses or types, as text; empty where nothing was. */
export interface Choices extends Record<MeasureName, string> {
  service: string;
  part: string;
  /** "maten" where the square metres follow from measures. */
  by: string;
  squareMetres: string;
  building: string;
}

export type ChoiceName = keyof Choices;

export const noChoices: Choices = {
  service: "",
  part: "",
  by: "",
  squareMetres: "",
  length: "",
  width: "",
  height: "",
  openings: "",
  building: "",
};

/** What each choice is called in the address, and so in the form. */
export const addressNames: Record<ChoiceName, string> = {
  service: "dienst",
  part: "onderdeel",
  by: "opmeten",
  squareMetres: "m2",
  length: "lengte",
  width: "breedte",
  height: "hoogte",
  openings: "openingen",
  building: "woning",
};

const names = Object.keys(noChoices) as ChoiceName[];

/** The choices an address holds: the question part, as in "?dienst=dakwerk&m2=48". */
export function choicesFrom(search: string): Choices {
  const parameters = new URLSearchParams(search);
  const entries = names.map((name) => [name, parameters.get(addressNames[name]) ?? ""]);
  return Object.fromEntries(entries) as Choices;
}

/**
 * The question part of an address that holds these choices, without what does not count; "" for none. What `before`
 * holds besides, such as the name of a campaign, stays.
 */
export function searchOf(choices: Choices, before = ""): string {
  const unused: readonly ChoiceName[] = choices.by === "maten" ? ["squareMetres"] : ["by", ...measureNames];
  const parameters = new URLSearchParams(before);
  for (const name of names) {
    parameters.delete(addressNames[name]);
    if (choices[name] && !unused.includes(name)) parameters.set(addressNames[name], choices[name]);
  }
  return parameters.size > 0 ? `?${parameters}` : "";
}

/** The parts of a service that can be worked out; the first counts until another is chosen. */
export function worksOf(tariff: Tariff, service: string): Work[] {
  return tariff.works.filter((work) => work.service === service);
}

/** The chosen work; undefined when no service is chosen or the tariff does not have it. */
export function chosenWork(tariff: Tariff, { service, part }: Choices): Work | undefined {
  const works = worksOf(tariff, service);
  return works.find((work) => work.part === part) ?? works[0];
}

/** The chosen building; until the visitor says, the first for the service. */
export function chosenBuilding({ building }: Choices, first: Building = buildings[0]): Building {
  return buildings.find((name) => name === building) ?? first;
}

/** True where the square metres follow from measures. */
export function byMeasures(choices: Choices, work: Work | undefined): boolean {
  return choices.by === "maten" && work !== undefined && work.measure !== "none";
}
