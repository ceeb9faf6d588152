import { z } from "zod";
import { otherService } from "#contract/options.ts";
import { matching, rateName } from "#data/lib/common-schemas.ts";
import { textWith } from "#data/lib/content-ref.ts";

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

export const servicesSchema = file.superRefine(({ services, former }, context) => {
  const taken = new Map([[`slug ${otherService}`, "is that of the last choice in the forms"]]);
  const groups = { services, former: former.map(({ slug }) => ({ slug, lists: {} })) };
  for (const [group, entries] of Object.entries(groups)) {
    for (const [index, { slug, lists }] of entries.entries()) {
      for (const [field, value] of Object.entries({ slug, ...lists })) {
        const path = [group, index, ...(field === "slug" ? [] : ["lists"]), field];
        const whose = taken.get(`${field} ${value}`);
        const message = `"${value}" ${whose} — give each service its own`;
        if (whose) {
          context.addIssue({ code: "custom", path, message });
        }
        taken.set(`${field} ${value}`, "is already that of another service");
      }
    }
  }
});

export type ServicesFile = z.output<typeof servicesSchema>;
export type Service = ServicesFile["services"][number];
export type ServiceList = keyof Service["lists"];
