import { business, site } from "@contractor/core/facts.ts";

export const firm = business.data;

/** The address of the published site, without a slash at the end. */
export const siteAddress: string = site.data.url;

export const absolute = (path: string) => (path === "/" ? `${siteAddress}/` : siteAddress + path);

export const telephone = `tel:${firm.phoneInternational}`;

export const postalCodeAsRead = firm.postalCode.replace(/(?<=^\d{4})/, " ");
