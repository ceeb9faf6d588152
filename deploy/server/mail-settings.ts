import { otherService } from "#contract/options.ts";
import { enquiry } from "#data/enquiry/enquiry.ts";
import { factFiles } from "#data/fact-files.ts";
import { openContent } from "#data/open-content.ts";
import { onDisk } from "#data/reading/files.ts";
import type { SiteSettings } from "#mail/config/site-settings.ts";

/**
 * What the mail service needs from the site in the folder `root`. Throws an Error with a line
 * for each mistake in its files, like the site's own build.
 */
export function mailSettings(root: string): SiteSettings {
  const content = openContent(onDisk(root));
  const { url, sending } = content.load(factFiles.site);
  const { name, email } = content.load(factFiles.business);
  const { services, former, other } = content.load(factFiles.services);
  const { options } = content.load(enquiry);
  // An enquiry that is under way may name a service that is no longer offered.
  const named = [...services, ...former].map(({ slug, label }) => [slug, label] as const);
  return {
    url,
    publicKey: sending.publicKey,
    forms: { contact: sending.contact, quote: sending.quote },
    firmName: name,
    email,
    labels: {
      service: { ...Object.fromEntries(named), [otherService]: other.label },
      project_type: options.projectType,
    },
  };
}
