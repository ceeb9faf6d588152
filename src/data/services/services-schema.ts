import { z } from "zod";
import { otherService } from "#contract/options.ts";
import { rateName, shortName } from "#data/reading/common-schemas.ts";
import { textWith } from "#data/reading/content-ref.ts";
import { found, type Issue } from "#data/reading/issues.ts";

const place = z.number().int().positive().optional();

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
  slug: shortName,
  label: z.string().min(1),
};

/** The drawing on the tile of a service in the quote form. */
const drawing = z.enum(["room", "render", "ornament", "facade", "blocks", "roller"]);

const service = z.strictObject({
  ...names,
  tile: z.string().min(1).optional(),
  drawing: drawing.optional(),
  freeWeek: z.enum(["inside", "outside"]).optional(),
  price: rateName.optional(),
  panel: z.array(rateName).default([]),
  lists,
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

/** The fields of content/services.yaml. No two services have the same slug, or place in a list. */
export const servicesSchema = file.superRefine(({ services, former }, context) => {
  /** Values that only one service may have. */
  const taken = new Set<string>();

  function claim(field: string, value: string | number, ...path: (string | number)[]): void {
    const key = `${field} ${value}`;
    if (taken.has(key)) {
      const finding = found("takenByOtherService", { value: String(value) }, ...path);
      context.addIssue({ code: "custom", ...finding });
    }
    taken.add(key);
  }

  for (const [index, { slug, lists }] of services.entries()) {
    claim("slug", slug, "services", index, "slug");
    if (slug === otherService) {
      const finding = found("takenByLastChoice", { value: slug }, "services", index, "slug");
      context.addIssue({ code: "custom", ...finding });
    }
    for (const [list, place] of Object.entries(lists)) {
      claim(list, place, "services", index, "lists", list);
    }
  }
  for (const [index, { slug }] of former.entries()) {
    claim("slug", slug, "former", index, "slug");
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
  const place = "content/services.yaml › services";
  return [{ place, code: "tooManyInMenu", values: { count, most: menuRoom } }];
}
