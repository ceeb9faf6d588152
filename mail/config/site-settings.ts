import type { Break } from "#contract/days.ts";
import type { FieldParam } from "#contract/fields.ts";
import type { ParamName } from "#contract/params.ts";
import type { PriceBook } from "#data/estimate/price-book.ts";

/** A form, and the only address that its enquiries are ever sent to. */
interface FormSettings {
  serviceId: string;
  templateId: string;
  recipient: string;
}

/** What the service needs from the site's files; the build puts it into `dist-service/mail.mjs`. */
export interface SiteSettings {
  /** The site's address, as in https://firm.example. */
  url: string;
  publicKey: string;
  forms: { contact: FormSettings; quote: FormSettings };
  firmName: string;
  /** The firm's own address, the sender where none is set. */
  email: string;
  /** The colour of links in mails, as "#1b3fd6". */
  colour: string;
  /** The firm's words for answers, and for the values of choices. */
  labels: Labels;
  /** What every enquiry number of the firm begins with. */
  referencePrefix: string;
  /** The words of the mail to the visitor; left out where the site sends none. */
  answer?: AnswerWords;
}

/** What each form words in its own way: {reference} is filled in. */
interface AnswerForm {
  subject: string;
  title: string;
  /** What happens next, a line for each step. */
  next: string;
}

export interface AnswerWords extends Record<"contact" | "quote", AnswerForm> {
  /** {reference} is filled in. */
  lead: string;
  /** What a price is worked out with. */
  prices: PriceBook;
  heading: string;
  /** Says what to do when the photographs that were chosen do not come. */
  photographs: string;
  call: string;
  phone: string;
  phoneInternational: string;
  /** The opening hours, by the words for the days. */
  hours: { label: string; value: string }[];
  /** When the firm is closed. */
  away?: Break | undefined;
  footer: string;
}

/** The parameters that mails show, each with a label. */
export type LabelledParam =
  | Exclude<FieldParam, "message">
  | Extract<ParamName, "work_part" | "price_indication" | "drawing" | "files_info" | "reference">;

type ChoiceLabels = Record<"service" | "project_type", Readonly<Record<string, string>>>;

export interface Labels extends ChoiceLabels {
  params: Readonly<Record<LabelledParam, string>>;
}
