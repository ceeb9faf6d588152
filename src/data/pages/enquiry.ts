import type { FormName } from "#contract/form.ts";
import { business } from "#data/business/business.ts";
import { registry, serviceChoices } from "#data/business/services.ts";
import { site } from "#data/business/site.ts";
import { load } from "#data/load.ts";
import { filesStart } from "./enquiry-files.ts";
import { errors } from "./errors.ts";
import { shell } from "./shell.ts";

const enquiry = load("content/enquiry.yaml");

const none: Record<string, string> = {};

/** Whether the files of a form travel with its enquiries. */
const travels = (form: FormName) => form === "quote" && site.sending.photographs === true;

function textsOf(form: FormName) {
  const { contact, quote, options, fields, ...shared } = enquiry;
  const isQuote = form === "quote";
  const { message, ...own } = { received: "", refused: "", ...quote, ...(!isQuote && contact) };
  return {
    ...shared,
    files: travels(form)
      ? { ...shared.files, ...filesStart }
      : { ...shared.files, camera: "", failed: "" },
    ...own,
    fields: { ...fields, message },
    options: {
      service: Object.fromEntries(serviceChoices(form)),
      ...(isQuote ? options : { projectType: none, timeframe: none, budget: none }),
    },
    island: { ...errors.island, technical: errors.technical },
    toastArea: shell.toastArea,
    closeToast: shell.closeToast,
  };
}
export type EnquiryTexts = ReturnType<typeof textsOf>;

/** What a form's island needs: its texts, where it sends to, and how else the firm is reached. */
export function enquiryProps(form: FormName) {
  const { publicKey, origin, giveUpAfterSeconds } = site.sending;
  const { phone, phoneInternational, whatsapp, email, referencePrefix } = business;
  const texts = textsOf(form);
  return {
    texts,
    /** The services that this form does not offer by name. */
    otherServices: [...registry.services, ...registry.former]
      .map(({ slug }) => slug)
      .filter((slug) => !(slug in texts.options.service)),
    sending: {
      publicKey,
      origin,
      giveUpAfterSeconds,
      ...site.sending[form],
      photographs: travels(form),
    },
    firm: { phone, phoneInternational, whatsapp, email, referencePrefix },
  };
}
export type EnquiryProps = ReturnType<typeof enquiryProps>;
