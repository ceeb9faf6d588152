import { expect, it } from "vitest";
import type { Format } from "./formats.ts";
import { KnownFiles } from "./known-files.ts";

const photos: Format = {
  ...{ name: "photos", pattern: "content/photos.yaml" },
  schema: { type: "object", keys: "photo", additionalProperties: { type: "object", properties: {} } },
};
const projects: Format = {
  ...{ name: "projects", pattern: "content/projects/*.yaml" },
  schema: { type: "object", properties: { photo: { type: "string", format: "photo" } } },
};
const hal = { title: "Hal", order: 1, photo: "hal" };

function knownFiles(): KnownFiles {
  const known = new KnownFiles();
  known.note(photos, { hal: {}, gevel: {} }, "hal, gevel");
  known.note(projects, hal, "the hall");
  return known;
}

it("refuses a photograph that is not described, and one that is no JPEG", () => {
  const refused = (photo: string) => knownFiles().refusals(projects, { ...hal, photo }, "text", "the hall");
  expect(refused("gevel")).toEqual([]);
  expect(refused("trap")).toEqual([expect.stringContaining("‘trap’ staat nog niet bij Foto's")]);
  expect(refused("plak.png")).toEqual([expect.stringContaining("‘plak.png’ is geen JPEG-foto")]);
});

it("finds photographs in a text as well", () => {
  const text = '![](/photos/trap.jpg "Na") en ![](/photos/hal.jpg)';
  expect(knownFiles().refusals(projects, hal, text, "the hall")).toEqual([
    expect.stringContaining("‘trap’ staat nog niet bij Foto's"),
  ]);
});

it("keeps a photograph that is still shown, until it is shown no more", () => {
  const known = knownFiles();
  expect(known.refusals(photos, { hal: {} }, "hal", "hal, gevel")).toEqual([]);
  expect(known.refusals(photos, { gevel: {} }, "gevel", "hal, gevel")).toEqual([
    "De foto ‘hal’ kan niet weg: hij staat nog bij ‘Hal’. Kies daar eerst een andere.",
  ]);
  known.note(projects, { ...hal, photo: "gevel" }, "the hall, anew", "the hall");
  expect(known.refusals(photos, { gevel: {} }, "gevel", "hal, gevel")).toEqual([]);
});

it("refuses a title and a place that another has, but not its own", () => {
  const known = knownFiles();
  expect(known.refusals(projects, hal, "the hall", "the hall")).toEqual([]);
  expect(known.refusals(projects, { ...hal, order: 2 }, "new", undefined)).toEqual([
    expect.stringContaining("Er is al een onderdeel met deze titel"),
  ]);
  expect(known.refusals(projects, { ...hal, title: "Trap" }, "new", undefined)).toEqual([
    "Plaats 1 is al van ‘Hal’. Kies een ander getal.",
  ]);
});
