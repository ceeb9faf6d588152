import { z } from "zod";
import { otherService } from "#enquiry/fields.ts";
import { textWith } from "#reading/common-schemas.ts";
import { rateName, shortName } from "#reading/references.ts";

/** Where a service can stand. */
const list = z.enum([
  "menu",
  "footer",
  "home",
  "overview",
  "contact",
  "quote",
  "other",
  "indication",
]);
export type ServiceList = z.output<typeof list>;

const names = { slug: shortName, label: z.string().min(1) };

/** The drawing on the tile of a service in the quote form. */
const drawing = z.enum(["room", "render", "ornament", "facade", "blocks", "roller"]);

const service = z.strictObject({
  ...names,
  also: z.string().min(1).optional(),
  drawing: drawing.optional(),
  place: z.enum(["inside", "outside"]).optional(),
  price: rateName.optional(),
  panel: z.array(rateName).default([]),
  lists: z.array(list).default([]),
});

const file = z.strictObject({
  services: z.array(service).min(1),
  /** Services that the firm no longer offers, but that cases and reviews still name. */
  former: z.array(z.strictObject(names)).default([]),
  other: z.strictObject({ label: z.string().min(1), withExamples: textWith("services") }),
});

/** The fields of content/services.yaml. No two services have the same slug. */
export const servicesSchema = file.superRefine(({ services, former }, context) => {
  const taken = new Set([otherService]);
  for (const [list, entries] of Object.entries({ services, former })) {
    for (const [index, { slug }] of entries.entries()) {
      if (taken.has(slug)) {
        const message = `‘${slug}’ is al in gebruik. Kies een ander adres.`;
        context.addIssue({ code: "custom", path: [list, index, "slug"], message });
      }
      taken.add(slug);
    }
  }
});

export type ServicesFile = z.output<typeof servicesSchema>;
export type Service = ServicesFile["services"][number];
