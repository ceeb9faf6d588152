import type { Service } from "#data/services/services-schema.ts";

/**
 * The rooms of the house, each with its view box in the wide house where it heads the page of its
 * service, and the plane of its price.
 */
export const rooms = {
  ornament: { view: "160 15 470 470", plane: "cobalt" },
  room: { view: "150 195 470 470", plane: "cobalt" },
  roller: { view: "450 25 470 470", plane: "yellow" },
} as const;

/**
 * The parts of the house that stand for a service, by the name of its drawing in
 * content/services.yaml. The wall of the garden, "render", heads no page: a photograph proves it.
 */
export const partNames = ["ornament", "room", "roller", "render"] as const;

export type Part = (typeof partNames)[number];

/** The part of the house that stands for a service, if there is one. */
export const partOf = ({ drawing }: Pick<Service, "drawing">): Part | undefined =>
  partNames.find((part) => part === drawing);
