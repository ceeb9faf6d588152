import type { Service } from "#data/services/services-schema.ts";

/** The views of the house, each with its view box in house.svg. */
export const views = {
  wide: "-60 -4 1232 572",
  tall: "0 -6 390 586",
} as const;

/**
 * The parts of the house that stand for a service, by the name of its drawing in
 * content/services.yaml. Each has its view boxes as a cut of the wide house: beside words, and
 * across a phone or on a card.
 */
export const parts = {
  ornament: { across: "186 136 420 206.6", cut: "258 150 288 192" },
  room: { across: "150 322 460 212", cut: "232 324 312 204" },
  roller: { across: "470 150 400 196.8", cut: "540 160 258 172" },
  render: { across: "680 300 420 206.6", cut: "790 316 288 192" },
} as const;

export type Part = keyof typeof parts;

export const partNames = Object.keys(parts) as Part[];

/** The part of the house that stands for a service, if there is one. */
export const partOf = ({ drawing }: Pick<Service, "drawing">): Part | undefined =>
  partNames.find((part) => part === drawing);
