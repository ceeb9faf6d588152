import { z } from "zod";
import { otherService } from "#contract/fields.ts";
import { rateName, shortName, textWith } from "#data/reading/common-schemas.ts";
import type { Issue } from "#data/reading/issues.ts";

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

const names = {
  slug: shortName,
  label: z.string().min(1),
};

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
  other: z.strictObject({
    label: z.string().min(1),
    withExamples: textWith("services"),
  }),
});

/** The fields of content/services.yaml. No two services have the same slug. */
export const servicesSchema = file.superRefine(({ services, former }, context) => {
  const taken = new Set<string>();

  function claim(slug: string, ...path: (string | number)[]): void {
    if (taken.has(slug)) {
      const message = `‘${slug}’ staat er twee keer. Kies een andere.`;
      context.addIssue({ code: "custom", path: [...path, "slug"], message });
    }
    taken.add(slug);
  }

  for (const [index, { slug }] of services.entries()) {
    claim(slug, "services", index);
    if (slug === otherService) {
      const message = `‘${slug}’ is al de laatste keuze in de formulieren. Kies een ander adres.`;
      context.addIssue({ code: "custom", path: ["services", index, "slug"], message });
    }
  }
  for (const [index, { slug }] of former.entries()) {
    claim(slug, "former", index);
  }
});

export type ServicesFile = z.output<typeof servicesSchema>;
export type Service = ServicesFile["services"][number];

const menuRoom = 12;

/** A warning when the menu of the header is higher than the screen of a laptop. */
export function menuWarnings({ services }: ServicesFile): Issue[] {
  const count = services.filter(({ lists }) => lists.includes("menu")).length;
  if (count <= menuRoom) {
    return [];
  }
  const place = "content/services.yaml › services";
  const message = `Er staan ${count} diensten in het menu; meer dan ${menuRoom} passen niet op het scherm van een laptop. Haal er een paar uit het menu; op de pagina Diensten staan ze allemaal.`;
  return [{ place, message }];
}
