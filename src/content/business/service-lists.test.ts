import { expect, it } from "vitest";
import { valid } from "../lib/validate.ts";
import { servicesSchema } from "../schemas/services.ts";
import { listed, serviceChoices, serviceLabels } from "./service-lists.ts";

const file = {
  services: [
    { slug: "dak", label: "Dakwerk", price: "tiles", lists: { menu: 2, contact: 1, quote: 2 } },
    { slug: "goot", label: "Goten", lists: { menu: 1, quote: 1 } },
    { slug: "zink", label: "Zinkwerk", lists: { menu: 3, other: 1 } },
  ],
  other: { label: "Anders", withExamples: "Anders, zoals {services}" },
};

const read = (data: object) => valid("content/services.yaml", servicesSchema, data);

it("puts services in each list at their place there, and only in the lists that have one", () => {
  const slugs = (list: "menu" | "contact" | "home") => listed(read(file), list).map(({ slug }) => slug);
  expect([slugs("menu"), slugs("contact"), slugs("home")]).toEqual([["goot", "dak", "zink"], ["dak"], []]);
});

it("offers in a form what stands in its list, and everything else under an example", () => {
  const anders = ["anders", "Anders, zoals zinkwerk"];
  expect(serviceChoices(read(file), "contact")).toEqual([["dak", "Dakwerk"], anders]);
  expect(serviceChoices(read(file), "quote")).toEqual([["goot", "Goten"], ["dak", "Dakwerk"], anders]);
});

it("lets the last choice follow the services that are its examples", () => {
  const without = { ...file, services: file.services.slice(0, 2) };
  expect(serviceChoices(read(without), "contact").at(-1)).toEqual(["anders", "Anders"]);
  const more = [...file.services, { slug: "lood", label: "Loodwerk", lists: { other: 2 } }];
  const last = serviceChoices(read({ ...file, services: more }), "contact").at(-1);
  expect(last).toEqual(["anders", "Anders, zoals zinkwerk of loodwerk"]);
});

it("has a label for every service an enquiry may name, in a form or not, offered or no longer", () => {
  expect([...serviceLabels(read({ ...file, former: [{ slug: "riet", label: "Rietdekken" }] }))]).toEqual([
    ["dak", "Dakwerk"],
    ["goot", "Goten"],
    ["zink", "Zinkwerk"],
    ["riet", "Rietdekken"],
    ["anders", "Anders"],
  ]);
});

it.each([
  ["a slug that is taken", { slug: "dak" }, 'services › 2 › slug: "dak" is already that of another service'],
  [
    "the slug of the last choice",
    { slug: "anders" },
    'services › 2 › slug: "anders" is that of the last choice',
  ],
  ["a slug that cannot be an address", { slug: "Goot & dak" }, "services › 2 › slug: "],
  [
    "a list that does not exist",
    { lists: { meny: 1 } },
    'lists: unknown field "meny" — write menu, or remove it',
  ],
])("refuses %s", (_, change, mistake) => {
  const services = file.services.map((service, index) => (index === 1 ? { ...service, ...change } : service));
  expect(() => read({ ...file, services })).toThrow(mistake);
});

it("refuses a service that is offered and no longer offered", () => {
  expect(() => read({ ...file, former: [{ slug: "dak", label: "Dakwerk" }] })).toThrow(
    'former › 1 › slug: "dak" is already that of another service — give each service its own',
  );
});
