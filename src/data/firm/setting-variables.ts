import type { Variables } from "#data/reading/interpolate.ts";
import type { Settings } from "./settings-schema.ts";
import { isEmailJs, type Site } from "./site-schema.ts";

/**
 * The variables from content/settings.yaml, `setting.NAME.LINE`: of each group of sentences, those
 * that match how site.yaml is set.
 */
export function settingVariables(settings: Settings, site: Site): Variables {
  const matching = {
    sending: settings.sending[isEmailJs(site.sending.origin) ? "emailjs" : "own"],
    photographs: settings.photographs[site.sending.photographs ? "sent" : "counted"],
    confirmation: settings.confirmation[site.sending.confirmation ? "sent" : "none"],
    noConfirmation: settings.confirmation.none,
    analytics: settings.analytics[site.analytics.id ? "google" : "none"],
  };
  const variables = new Map<string, string>();
  for (const [name, lines] of Object.entries(matching)) {
    for (const [line, text] of Object.entries(lines)) {
      variables.set(`setting.${name}.${line}`, text);
    }
  }
  return variables;
}
