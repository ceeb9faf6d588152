import { changedContent } from "@contractor/site/tests/support/changed-content.ts";
import { expect, test, vi } from "vitest";
import { stringify } from "yaml";
import { factFiles } from "#fact-files.ts";
import { drawnPoints } from "./service-sections.ts";
import { serviceChoices, serviceList } from "./services.ts";

const file = {
  services: [
    { slug: "dak", label: "Dakwerk", lists: ["menu", "contact", "quote"] },
    { slug: "goot", label: "Goten", lists: ["menu", "quote"] },
    { slug: "zink", label: "Zinkwerk", lists: ["menu", "other"] },
    { slug: "lat", label: "Latwerk", lists: ["indication", "other"] },
  ],
  other: { label: "Anders", withExamples: "Anders, zoals {services}" },
};

/** These services instead of those of the site, with a field changed. */
const read = (data: object) =>
  changedContent({ [factFiles.services.path]: stringify({ ...file, ...data }) }).load(
    factFiles.services,
  );

const choicesOf = (form: "contact" | "quote", data: object) => {
  using _services = vi.spyOn(serviceList, "data", "get").mockReturnValue(read(data));
  return serviceChoices(form).map(([, label]) => label);
};

test.each<["contact" | "quote", string[]]>([
  ["contact", ["Dakwerk", "Anders, zoals zinkwerk of latwerk"]],
  // With the services that have a price indication.
  ["quote", ["Dakwerk", "Goten", "Latwerk", "Anders, zoals zinkwerk"]],
])("the %s form offers the services of its list, and last the other ones: %j", (form, labels) => {
  expect(choicesOf(form, {})).toEqual(labels);
});

test("without services of its list, the last choice has no examples", () => {
  const services = file.services.slice(0, 2);
  expect(choicesOf("contact", { services }).at(-1)).toBe("Anders");
});

const second = (change: object) => ({
  services: file.services.map((service, at) => (at === 1 ? { ...service, ...change } : service)),
});

test.each([
  ["services › 2 › slug", second({ slug: "dak" }), "‘dak’ is al in gebruik."],
  ["services › 2 › slug", second({ slug: "anders" }), "‘anders’ is al in gebruik."],
  ["former › 1 › slug", { former: [{ slug: "dak", label: "Dak" }] }, "‘dak’ is al in gebruik."],
])("refuses at %s %j: %s", (place, change, mistake) => {
  expect(() => read(change)).toThrow(`${place}: ${mistake}`);
});

test("a drawing has as many numbers as its list has points", () => {
  const points = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ title: `Punt ${i}`, text: "Zo gaat het." }));
  const listOf = (count: number) =>
    drawnPoints.safeParse({ heading: "Stappen", drawing: "six-steps", items: points(count) });
  expect(listOf(6).success).toBe(true);
  expect(listOf(5).error?.issues[0]?.path).toEqual(["drawing"]);
});
