import { postalCode } from "#data/format/postal-code.ts";
import type { Variables } from "#data/reading/interpolate.ts";
import type { Business } from "./business-schema.ts";

/** The variables from content/business.yaml: `business.FIELD` and `person.ROLE`. */
export function businessVariables(business: Business): Variables {
  const variables = new Map<string, string | undefined>();
  for (const [field, value] of Object.entries(business)) {
    if (typeof value === "string") {
      variables.set(`business.${field}`, value);
    }
  }
  variables.set("business.postalCode", postalCode(business.postalCode));
  const { chamberOfCommerce, vatId } = business;
  const registration = vatId
    ? [`KvK ${chamberOfCommerce}`, `btw-id ${vatId}`]
    : [`KvK ${chamberOfCommerce}`];
  variables.set("business.registration", registration.join(", "));
  variables.set("business.vatId", vatId);
  variables.set("business.whatsapp", business.whatsapp);
  variables.set("business.chat", business.whatsapp && "WhatsApp");
  variables.set("business.insurance", business.insurance);
  variables.set("business.team", business.team);
  variables.set("business.partner", business.partner?.name);
  variables.set("business.externalReviews", business.externalReviews?.name);

  for (const [role, text] of Object.entries(business.roles ?? {})) {
    variables.set(`person.${role}`, text);
  }
  // When two people have the same role, the first one is named: it is set last.
  for (const { role, firstName } of [...business.people].reverse()) {
    variables.set(`person.${role}`, firstName);
  }
  return variables;
}
