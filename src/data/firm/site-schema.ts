import { z } from "zod";
import { found } from "#data/reading/issues.ts";
import { serverAddress } from "#data/reading/web-address.ts";

const form = z.strictObject({
  serviceId: z
    .string()
    .min(1)
    .describe("write the id of your mail service, for example service_contact"),
  templateId: z
    .string()
    .min(1)
    .describe("write the id of the template, for example template_contact"),
  recipient: z.email().describe("write the address that receives these enquiries"),
});

const editor = z.strictObject({
  enabled: z.boolean().describe("write true for an editor at /beheer, false to leave it out"),
  host: z
    .enum(["github", "gitlab", "gitea"])
    .describe("write where the site's files are kept: github, gitlab or gitea"),
  repository: z
    .union([z.literal(""), z.string().regex(/^[\w.-]+(\/[\w.-]+)+$/)])
    .describe('write owner/name of the repository, or "" as long as there is none'),
  branch: z.string().min(1).describe("write the branch the site is built from, as in main"),
  address: z
    .union([z.literal(""), serverAddress])
    .describe('write the address of your own GitLab or Gitea, or "" for the public one'),
  signIn: z
    .union([z.literal(["", "service"]), z.string().regex(/^[\w-]{8,}$/)])
    .default("")
    .describe(
      'write "" for signing in with a token only, service for GitHub through the site\'s own mail service, or the application ID that GitLab or Gitea gave',
    ),
});

function isEmailJs(origin: string): boolean {
  // Newer (URL.parse): only the build reads the settings.
  return /(^|\.)emailjs\.com$/i.test(URL.parse(origin)?.hostname ?? "");
}

/** The fields of site.yaml; `npm run setup` checks its answers with the same schema. */
export const siteSchema = z.strictObject({
  url: serverAddress.describe("write the site's address, as in https://firm.example"),
  sending: z
    .strictObject({
      origin: z
        .union([z.literal("same"), serverAddress])
        .describe('write "same" or https://api.emailjs.com'),
      publicKey: z.string().min(1).describe("write the public key of your mail account"),
      giveUpAfterSeconds: z
        .number()
        .min(1)
        .max(120)
        .describe("write a number of seconds, for example 15"),
      photographs: z
        .boolean()
        .optional()
        .describe(
          "write true when photographs travel with a request for a quote, false when only their number does",
        ),
      confirmation: z
        .boolean()
        .optional()
        .describe(
          "write true when the site's own mail service also mails the visitor that an enquiry has arrived, false when it does not",
        ),
      contact: form,
      quote: form,
    })
    .refine(
      ({ contact, quote }) => contact.templateId !== quote.templateId,
      found("sameTemplate", {}, "quote", "templateId"),
    )
    .refine(
      ({ origin, photographs }) => !(photographs && isEmailJs(origin)),
      found("photographsToEmailJs", {}, "photographs"),
    )
    .refine(
      ({ origin, confirmation }) => !(confirmation && isEmailJs(origin)),
      found("confirmationToEmailJs", {}, "confirmation"),
    )
    .overwrite((sending) => ({
      ...sending,
      photographs: sending.photographs ?? !isEmailJs(sending.origin),
      confirmation: sending.confirmation ?? !isEmailJs(sending.origin),
    })),
  hsts: z
    .strictObject({ includeSubDomains: z.boolean() })
    .default({ includeSubDomains: false })
    .describe(
      "write includeSubDomains: false, or true when every name below the address answers over https",
    ),
  analytics: z.strictObject({
    id: z
      .union([z.literal(""), z.string().regex(/^G-[A-Z0-9]+$/)])
      .describe('write "" or an id like G-ABC123'),
  }),
  editor: editor.default({
    enabled: true,
    host: "github",
    repository: "",
    branch: "main",
    address: "",
    signIn: "",
  }),
});
export type Site = z.output<typeof siteSchema>;
