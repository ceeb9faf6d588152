import { z } from "zod";
import { textWith } from "../reading/tokens.ts";
import { otherService } from "#enquiry/options.ts";

const place = z.number().int().positive().optional().describe("write its place in that list, from 1");
const rate = z.string().min(1).describe("write the name of a rate in content/prices.yaml");

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

const service = z.strictObject({
  slug: z
    .string()
    .regex(/^[a-z\d]+(-[a-z\d]+)*$/)
    .describe("write its address below /diensten/: small letters, digits and single hyphens"),
  label: z.string().min(1).describe("write its name as visitors read it"),
  price: rate.optional(),
  panel: z.array(rate).default([]).describe("write a list of rates in content/prices.yaml"),
  lists,
});

/** What content/services.yaml holds. */
export const servicesSchema = z.strictObject({
  services: z
    .array(service)
    .min(1)
    .superRefine((services, context) => {
      for (const [index, { slug }] of services.entries()) {
        const isTaken = services.findIndex((other) => other.slug === slug) < index;
        if (!isTaken && slug !== otherService) continue;
        const whose = isTaken
          ? "is already that of another service"
          : "is that of the last choice in the forms";
        context.addIssue({
          code: "custom",
          path: [index, "slug"],
          message: `"${slug}" ${whose} — give each service its own`,
        });
      }
    }),
  other: z.strictObject({
    label: z.string().min(1).describe("write what the last choice is called, as in Anders"),
    withExamples: textWith("services").describe("write a text with {services} where the examples stand"),
  }),
});

export type ServicesFile = z.output<typeof servicesSchema>;
export type Service = ServicesFile["services"][number];
/** A list that services stand in. */
export type ServiceList = keyof Service["lists"];
