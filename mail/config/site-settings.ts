/** A form, and the only address that its enquiries are ever sent to. */
interface FormSettings {
  serviceId: string;
  templateId: string;
  recipient: string;
}

/**
 * What the service needs from the site's files. The build puts it into `dist-service/mail.mjs`, so
 * that the service reads none of them when it runs.
 */
export interface SiteSettings {
  /** The site's address, as in https://firm.example. */
  url: string;
  publicKey: string;
  forms: { contact: FormSettings; quote: FormSettings };
  firmName: string;
  /** The firm's own address, the sender where none is set. */
  email: string;
  /** What visitors read for the values of choices, by the parameter that carries them. */
  labels: ChoiceLabels;
}

export type ChoiceLabels = Record<"service" | "project_type", Readonly<Record<string, string>>>;
