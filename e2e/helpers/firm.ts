import { business } from "../../src/content/business/business.ts";
import { site } from "../../src/content/business/site.ts";

/** The firm whose site this is. */
export const firm = business;

/** Where the site is published, without a slash at the end. */
export const siteAddress: string = site.url;

export const telephone = `tel:${firm.phoneInternational}`;

/** The postal code as people read it. */
export const postalCodeAsRead = firm.postalCode.replace(/(?<=^\d{4})/, " ");
