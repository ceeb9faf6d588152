import { expect, it } from "vitest";
import { servicesSchema } from "#data/business/services-schema.ts";
import { valid } from "#data/lib/validate.ts";
import { serviceChoices, servicesIn } from "./services.ts";

const file = {
  services: [
    { slug: "dak", label: "Dakwerk", price: "tiles", lists: { menu: 2, contact: 1, quote: 2 } },
    { slug: "goot", label: "Goten", lists: { menu: 1, quote: 1 } },
    { slug: "zink", label: "Zinkwerk", lists: { menu: 3, other: 1 } },
  ],
  other: { label: "Anders", withExamples: "Anders, zoals {services}" },
};

const read = (data: object) => valid("content/services.yaml", servicesSchema, { ...file, ...data });

it("puts services in each list at their place there, and only in the lists that have one", () => {
  const slugs = (list: "menu" | "contact" | "home") =>
    servicesIn(list, read({})).map(({ slug }) => slug);
  expect([slugs("menu"), slugs("contact"), slugs("home")]).toEqual([
    ["goot", "dak", "zink"],
    ["dak"],
    [],
  ]);
});

it("offers in a form what stands in its list, and everything else under its examples", () => {
  const anders = ["anders", "Anders, zoals zinkwerk"];
  expect(serviceChoices("contact", read({}))).toEqual([["dak", "Dakwerk"], anders]);
  expect(serviceChoices("quote", read({}))).toEqual([
    ["goot", "Goten"],
    ["dak", "Dakwerk"],
    anders,
  ]);
  const last = (services: object[]) => serviceChoices("contact", read({ services })).at(-1);
  expect(last(file.services.slice(0, 2))).toEqual(["anders", "Anders"]);
  const lead = { slug: "lood", label: "Loodwerk", lists: { other: 2 } };
  expect(last([...file.services, lead])).toEqual(["anders", "Anders, zoals zinkwerk of loodwerk"]);
});

it.each([
  ["services › 2 › slug", { slug: "dak" }, '"dak" is already that of another service'],
  ["services › 2 › slug", { slug: "anders" }, '"anders" is that of the last choice in the forms'],
  [
    "services › 2 › lists › quote",
    { lists: { quote: 2 } },
    '"2" is already that of another service',
  ],
  ["services › 2 › slug", { slug: "Goot & dak" }, 'is "Goot & dak", which is not right'],
])("refuses at %s %j of a second service: %s", (place, change, mistake) => {
  const services = file.services.map((service, index) =>
    index === 1 ? { ...service, ...change } : service,
  );
  expect(() => read({ services })).toThrow(`${place}: ${mistake} — `);
});

it("refuses a service that is offered and no longer offered", () => {
  const message =
    'former › 1 › slug: "dak" is already that of another service — give each service its own';
  expect(() => read({ former: [{ slug: "dak", label: "Dakwerk" }] })).toThrow(message);
});
