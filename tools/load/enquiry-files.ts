import { enquiryDigest } from "#contract/identity.ts";
import type { MailConfig } from "#mail/config/config.ts";
import { bodyFor } from "#tests/support/enquiries.ts";
import { filesForm, hashOf, photographs } from "#tests/support/files.ts";

/** The body of a call for the quote form of a project with this configuration. */
export const enquiry = (reference: string, config: MailConfig) =>
  bodyFor(config, {
    message: `Graag een offerte.\nMet vriendelijke groet, bezoeker ${reference}`,
    reference,
    name: `Bezoeker ${reference}`,
    email: `${reference}@example.nl`,
    sent_at: new Date().toISOString(),
  });

/** One to six valid files, by enquiry number and hash, and the call that sends them. */
export async function filesOf(
  reference: string,
  { template_params, ...ids }: ReturnType<typeof enquiry>,
  [fewest, most]: readonly [number, number],
): Promise<{ files: string[]; form: FormData }> {
  const { sent_at, name } = template_params;
  const enquiry_digest = await enquiryDigest("quote", template_params);
  const size = fewest + Math.floor(Math.random() * (most - fewest));
  const files = photographs(1 + Math.floor(Math.random() * 6), size);
  return {
    files: Object.values(files).map((content) => `${reference} ${hashOf(content)}`),
    form: filesForm(files, { ...ids, reference, sent_at, name, enquiry_digest }),
  };
}
