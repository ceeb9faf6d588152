import { z } from "zod";
import { otherService } from "#contract/options.ts";
import { rateName, shortName } from "#data/reading/common-schemas.ts";
import { textWith } from "#data/reading/content-ref.ts";
import { found, type Issue } from "#data/reading/issues.ts";

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
  tile: z.string().min(1).optional(),
  drawing: drawing.optional(),
  freeWeek: z.enum(["inside", "outside"]).optional(),
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
      const finding = found("takenByOtherService", { value: slug }, ...path, "slug");
      context.addIssue({ code: "custom", ...finding });
    }
    taken.add(slug);
  }

  for (const [index, { slug }] of services.entries()) {
    claim(slug, "services", index);
    if (slug === otherService) {
      const finding = found("takenByLastChoice", { value: slug }, "services", index, "slug");
      context.addIssue({ code: "custom", ...finding });
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
  return [{ place, code: "tooManyInMenu", values: { count, most: menuRoom } }];
}
