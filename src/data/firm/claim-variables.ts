import type { Variables } from "#data/reading/interpolate.ts";
import type { Claims } from "./claims-schema.ts";

/** The variables from content/claims.yaml: `claim.NAME`. */
export function claimVariables(claims: Claims): Variables {
  const variables = new Map<string, string>();
  for (const [name, { value }] of Object.entries(claims)) {
    variables.set(`claim.${name}`, value);
  }
  return variables;
}
