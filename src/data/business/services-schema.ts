import { z } from "zod";
import { otherService } from "#contract/options.ts";
import { matching, rateName } from "#data/reading/common-schemas.ts";
import { textWith } from "#data/reading/content-ref.ts";
import type { Issue } from "#data/reading/issues.ts";

const place = z
  .number()
  .int()
  .positive()
  .optional()
  .describe("write its place in that list, from 1");

const lists = z.strictObject({
  menu: place,
  footer: place,
  home: place,
  overview: place,
  contact: place,
  quote: place,
  other: place,
  indication: place,
});

const names = {
  slug: matching(
    /^[a-z\d]+(-[a-z\d]+)*$/,
    "write its address below /diensten/: small letters, digits and single hyphens",
  ),
  label: z.string().min(1).describe("write its name as visitors read it"),
};

/** The drawing on the tile of a service in the quote form. */
const drawing = z.enum(["room", "render", "ornament", "facade", "blocks", "roller"]);

const service = z.strictObject({
  ...names,
  drawing: drawing.optional(),
  price: rateName.optional(),
  panel: z.array(rateName).default([]).describe("write a list of rates in content/prices.yaml"),
  lists,
});

const file = z.strictObject({
  services: z.array(service).min(1),
  /** Services that the firm no longer offers, but that cases and reviews still name. */
  former: z.array(z.strictObject(names)).default([]),
  other: z.strictObject({
    label: z.string().min(1).describe("write what the last choice is called, as in Anders"),
    withExamples: textWith("services").describe(
      "write a text with {services} where the examples stand",
    ),
  }),
});

/** The fields of content/services.yaml. No two services have the same slug, or place in a list. */
export const servicesSchema = file.superRefine(({ services, former }, context) => {
  /** Values that only one service may have, each with what has it. */
  const owners = new Map([[`slug ${otherService}`, "that of the last choice in the forms"]]);

  function claim(field: string, value: string | number, path: (string | number)[]): void {
    const key = `${field} ${value}`;
    const owner = owners.get(key);
    if (owner) {
      const message = `"${value}" is ${owner} — give each service its own`;
      context.addIssue({ code: "custom", path, message });
    }
    owners.set(key, "already that of another service");
  }

  for (const [index, { slug, lists }] of services.entries()) {
    claim("slug", slug, ["services", index, "slug"]);
    for (const [list, place] of Object.entries(lists)) {
      claim(list, place, ["services", index, "lists", list]);
    }
  }
  for (const [index, { slug }] of former.entries()) {
    claim("slug", slug, ["former", index, "slug"]);
  }
});

export type ServicesFile = z.output<typeof servicesSchema>;
export type Service = ServicesFile["services"][number];
export type ServiceList = keyof Service["lists"];

const menuRoom = 12;

/** A warning when the menu of the header is higher than the screen of a laptop. */
export function menuWarnings({ services }: ServicesFile): Issue[] {
  const count = services.filter(({ lists }) => lists.menu !== undefined).length;
  if (count <= menuRoom) {
    return [];
  }
  const message = `${count} services have a place in the menu, more than ${menuRoom} — leave menu out of the lists of some; /diensten shows them all`;
  return [{ place: "content/services.yaml › services", message }];
}
