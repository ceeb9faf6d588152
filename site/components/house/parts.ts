import type { Service } from "@contractor/core/facts/services/services-schema.ts";

/**
 * The parts of the house that stand for a service, by the name of its drawing in
 * content/services.yaml.
 */
export const partNames = ["ornament", "room", "roller", "render"] as const;

export type Part = (typeof partNames)[number];

/** The part of the house that stands for a service, if there is one. */
export const partOf = ({ drawing }: Pick<Service, "drawing">): Part | undefined =>
  partNames.find((part) => part === drawing);
