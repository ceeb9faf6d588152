import type { ParamName } from "./params.ts";

/** The rows of an enquiry's mail in the order the owner reads them, with their labels. */
const rowLabels = {
  reference: "Referentie",
  form_type: "Formulier",
  name: "Naam",
  email: "E-mailadres",
  phone: "Telefoon",
  address: "Adres",
  postal_code: "Postcode",
  city: "Plaats",
  service: "Dienst",
  project_type: "Type project",
  square_meters: "Aantal m²",
  timeframe: "Gewenste termijn",
  budget: "Budget",
  files_info: "Bestanden",
  price_indication: "Prijsindicatie getoond aan de bezoeker",
  sent_at: "Verstuurd op",
} satisfies Partial<Record<ParamName, string>>;

export type MailRow = keyof typeof rowLabels;
export const rows = Object.entries(rowLabels) as [MailRow, string][];
