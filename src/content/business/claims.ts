import { z } from "zod";
import { readData } from "../lib/read-data.ts";

const claim = z.strictObject({
  value: z.string().min(1).describe('write the claim in quotes, as in "4.9/5"'),
  shownOn: z.string().min(1).describe("write where the site shows it"),
});

const name = z
  .string()
  .regex(/^[a-z\d]+(-[a-z\d]+)*$/)
  .describe("write a short name in small letters, as in warranty-painting");

/** The two that search engines are told too, so they have to be there and to be figures. */
const figures = [
  { name: "rating", form: /^\d(\.\d+)?\/\d+$/, write: 'write a figure out of another, as in "4.9/5"' },
  { name: "reviews", form: /^\d+$/, write: 'write a number in quotes, as in "49"' },
];

const schema = z.record(name, claim).superRefine((claims, context) => {
  for (const { name, form, write } of figures) {
    const value = claims[name]?.value;
    if (value === undefined)
      context.addIssue({
        code: "custom",
        path: [name],
        message: "is missing — search engines are told it; write value and shownOn below it",
      });
    else if (!form.test(value))
      context.addIssue({ code: "custom", path: [name, "value"], message: `is "${value}" — ${write}` });
  }
});

/** What the site claims about the firm, from content/claims.yaml, each with the place it is shown. */
export const claims = readData("content/claims.yaml", schema);
export type Claims = typeof claims;

const [value = "", best = ""] = (claims["rating"]?.value ?? "").split("/");

/** What customers give the firm: the rating, out of how many, and by how many of them. */
export const rating = { value, best, count: Number(claims["reviews"]?.value) };
