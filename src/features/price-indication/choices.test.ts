import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chosenSquareMetres, mistakes } from "./area";
import { type Choices, choicesFrom, chosenBuilding, chosenWork, noChoices, searchOf } from "./choices";
import { tariff } from "./testing/tariff";

const text = fc.string({ unit: "grapheme", maxLength: 12 });
const measured = { length: "5", width: "4", height: "2,6" };

describe("the address", () => {
  test("says in Dutch what was chosen", () => {
    const choices = {
      ...noChoices,
      service: "inside",
      part: "walls",
      squareMetres: "48",
      building: "ouder",
    };
    expect(searchOf(choices)).toBe("?dienst=inside&onderdeel=walls&m2=48&woning=ouder");
  });

  test("leaves out what does not count", () => {
    const choices = { ...noChoices, ...measured, service: "front", squareMetres: "30" };
    expect(searchOf(choices)).toBe("?dienst=front&m2=30");
    expect(searchOf({ ...choices, by: "maten" })).toBe(
      "?dienst=front&opmeten=maten&lengte=5&breedte=4&hoogte=2%2C6",
    );
    expect(searchOf(noChoices)).toBe("");
  });

  test("keeps what is not the calculator's", () => {
    const choices = { ...noChoices, service: "gevel" };
    expect(searchOf(choices, "?utm_source=flyer&m2=30&dienst=kalk")).toBe("?utm_source=flyer&dienst=gevel");
  });

  test("brings back whatever was typed", () => {
    fc.assert(
      fc.property(text, text, text, (service, squareMetres, building) => {
        const choices: Choices = { ...noChoices, service, squareMetres, building };
        expect(choicesFrom(searchOf(choices))).toEqual(choices);
      }),
    );
  });
});

describe("what the choices mean", () => {
  test("an address with a service or part that does not exist counts as none chosen", () => {
    expect(chosenWork(tariff, { ...noChoices, service: "dakdekken" })).toBeUndefined();
    const work = chosenWork(tariff, { ...noChoices, service: "inside", part: "vloeren" });
    expect(work?.part).toBe("walls");
  });

  test("the building is the first for the service until the visitor says otherwise", () => {
    expect(chosenBuilding(noChoices)).toBe("ouder");
    expect(chosenBuilding(noChoices, "jonger")).toBe("jonger");
    expect(chosenBuilding({ ...noChoices, building: "bedrijfspand" }, "jonger")).toBe("bedrijfspand");
  });

  test("square metres follow from the measures once the visitor measures", () => {
    const choices = { ...noChoices, ...measured, service: "inside", squareMetres: "12" };
    const work = chosenWork(tariff, choices);
    expect(chosenSquareMetres(choices, work)).toBe(12);
    expect(chosenSquareMetres({ ...choices, by: "maten" }, work)).toBe(46.8);
    expect(chosenSquareMetres({ ...choices, by: "maten", openings: "0" }, work)).toBe(46.8);
  });

  test("frames and doors cannot be measured as a room", () => {
    const choices = {
      ...noChoices,
      service: "frames",
      by: "maten",
      squareMetres: "12",
    };
    expect(chosenSquareMetres(choices, chosenWork(tariff, choices))).toBe(12);
  });

  test("a field that is no number is named, one that is not used is not", () => {
    const choices = {
      ...noChoices,
      service: "inside",
      squareMetres: "veel",
      height: "hoog",
      by: "",
    };
    const work = chosenWork(tariff, choices);
    expect(mistakes(choices, work)).toEqual(["squareMetres"]);
    expect(chosenSquareMetres(choices, work)).toBeUndefined();
    expect(mistakes({ ...choices, by: "maten" }, work)).toEqual(["height"]);
  });
});
