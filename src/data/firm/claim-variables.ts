import type { Rating } from "#data/firm/rating.ts";
import type { Variables } from "#data/reading/interpolate.ts";
import type { Claims } from "./claims-schema.ts";

/** The variables from content/claims.yaml: `claim.NAME`. */
export function claimVariables(claims: Claims, rating: Rating | undefined): Variables {
  const variables = new Map<string, string | undefined>();
  for (const [name, { value }] of Object.entries(claims)) {
    variables.set(`claim.${name}`, value);
  }
  variables.set("claim.rating", rating?.text);
  variables.set("claim.reviews", rating && `${rating.count}`);
  return variables;
}
