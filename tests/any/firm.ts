import { readFileSync } from "node:fs";
import { parse } from "yaml";

interface Firm {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  phone: string;
  phoneInternational: string;
  whatsapp: string;
  email: string;
  partner: { name: string; url: string };
  externalReviews: { url: string };
  socials: { name: string; url: string }[];
}

/** The firm whose site this is: the only facts that the specification leaves to the owner. */
export const firm: Firm = parse(readFileSync("content/business.yaml", "utf8"));

/** Where the site is published, without a slash at the end. */
export const siteAddress: string = parse(readFileSync("site.yaml", "utf8")).url;

export const telephone = `tel:${firm.phoneInternational}`;

/** The postal code as people read it. */
export const postalCodeAsRead = firm.postalCode.replace(/(?<=^\d{4})/, " ");
