import { z } from "zod";
import { readData } from "../reading/read-data.ts";

const claim = z.strictObject({
  value: z.string().min(1).describe('write the claim in quotes, as in "4.9/5"'),
  shownOn: z.string().min(1).describe("write where the site shows it"),
});

const names = [
  "rating",
  "reviews",
  "reviews-painting",
  "reviews-page",
  "satisfied-page",
  "since",
  "since-cases",
  "experience",
  "experience-overview",
  "customers",
  "guarantee",
  "available",
  "reply",
  "warranty",
  "warranty-painting",
  "energy",
  "home-value",
  "stat-projects",
  "stat-satisfaction",
  "stat-area",
] as const;

/** What the site claims about the firm, from content/claims.yaml, each with the place it is shown. */
export const claims = readData("content/claims.yaml", z.record(z.enum(names), claim));
export type Claims = typeof claims;
