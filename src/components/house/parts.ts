import type { Service } from "#data/services/services-schema.ts";

/**
 * The rooms of the house, each with its view box in the wide house where it heads the page of its
 * service: across a wide screen, and as a cut on a phone; and the plane beside it.
 */
export const rooms = {
  ornament: { across: "186 136 420 206.6", cut: "258 150 288 192", plane: "cobalt" },
  room: { across: "150 322 460 212", cut: "232 324 312 204", plane: "cobalt" },
  roller: { across: "470 150 400 196.8", cut: "540 160 258 172", plane: "yellow" },
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
