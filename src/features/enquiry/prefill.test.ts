import { expect, it } from "vitest";
import { emptyKept } from "./fields";
import { prefillService, startingPoint } from "./prefill";

const prefill = prefillService({ gevel: "", kalk: "", anders: "" }, ["dak"]);
const nothing = { prefill, search: "", draft: undefined, typed: {} };

it.each([
  ["?dienst=gevel", "gevel"],
  ["?bron=mail&dienst=dak", "anders"],
  ["?dienst=anders", "anders"],
  ["?dienst=vloer", ""],
  ["", ""],
])("the service of %s is chosen where the form offers it", (search, chosen) => {
  expect(startingPoint({ ...nothing, search }).values.service).toBe(chosen);
});

const draft = { values: { ...emptyKept, name: "Fatima", city: "Delft", service: "anders" }, asked: "" };

it("a form begins with its draft, and with what was typed before the script came in its place", () => {
  const typed = { name: "Bo", city: "", privacy: true };
  const { values, restored } = startingPoint({ ...nothing, draft, typed });
  expect(restored).toBe(true);
  expect(values).toMatchObject({ name: "Bo", city: "Delft", privacy: true });
});

it("a link that was followed after the draft was made chooses its service, and only once", () => {
  const search = "?dienst=gevel";
  expect(startingPoint({ ...nothing, search, draft }).values.service).toBe("gevel");
  const reloaded = startingPoint({ ...nothing, search, draft: { ...draft, asked: search } });
  expect(reloaded.values.service).toBe("anders");
});

it("a draft with nothing typed is no restoration", () => {
  const empty = { values: emptyKept, reference: "KK-23456789" };
  for (const draft of [undefined, empty])
    expect(startingPoint({ ...nothing, draft })).toMatchObject({ restored: false, values: { name: "" } });
});
