import { type Building, buildings, type Figures, type Work } from "./calculation";
import { type MeasureName, measureNames, measuresFor, parseNumber, squareMetresOf } from "./measures";

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

/** The choices an address holds: the question part, as in "?dienst=binnenmuur-stucen&m2=48". */
export function choicesFrom(search: string): Choices {
  const parameters = new URLSearchParams(search);
  const entries = names.map((name) => [name, parameters.get(addressNames[name]) ?? ""]);
  return Object.fromEntries(entries) as Choices;
}

/** The question part of the address that holds these choices, without what does not count; "" for none. */
export function searchOf(choices: Choices): string {
  const unused: readonly ChoiceName[] = choices.by === "maten" ? ["squareMetres"] : ["by", ...measureNames];
  const parameters = new URLSearchParams();
  for (const name of names) {
    if (choices[name] && !unused.includes(name)) parameters.set(addressNames[name], choices[name]);
  }
  return parameters.size > 0 ? `?${parameters}` : "";
}

/** The parts of a service that can be worked out; the first counts until another is chosen. */
export function worksOf(figures: Figures, service: string): Work[] {
  return figures.works.filter((work) => work.service === service);
}

/** The chosen work; undefined when no service is chosen or it has no figures. */
export function chosenWork(figures: Figures, { service, part }: Choices): Work | undefined {
  const works = worksOf(figures, service);
  return works.find((work) => work.part === part) ?? works[0];
}

/** The chosen building; until the visitor says, new for new-build plastering and older for everything else. */
export function chosenBuilding({ building, service }: Choices): Building {
  const usual = service === "nieuwbouw-stucen" ? "jonger" : "ouder";
  return buildings.find((name) => name === building) ?? usual;
}

/** The fields that hold something other than a number, among those that count now. */
export function mistakes(choices: Choices, work: Work | undefined): ChoiceName[] {
  const used = byMeasures(choices, work) ? measuresFor[work?.measure ?? "none"] : (["squareMetres"] as const);
  return used.filter((name) => {
    const noOpenings = name === "openings" && /^0*$/.test(choices[name].trim());
    return choices[name].trim() !== "" && !noOpenings && parseNumber(choices[name]) === undefined;
  });
}

/** True where the square metres follow from measures. */
export function byMeasures(choices: Choices, work: Work | undefined): boolean {
  return choices.by === "maten" && work !== undefined && work.measure !== "none";
}

/** The square metres, typed or measured; undefined as long as they are not known. */
export function chosenSquareMetres(choices: Choices, work: Work | undefined): number | undefined {
  if (mistakes(choices, work).length > 0) return undefined;
  if (!work || !byMeasures(choices, work)) return parseNumber(choices.squareMetres);
  const measured: Partial<Record<MeasureName, number>> = {};
  for (const name of measureNames) {
    const value = parseNumber(choices[name]);
    if (value !== undefined) measured[name] = value;
  }
  return squareMetresOf(work.measure, measured);
}
