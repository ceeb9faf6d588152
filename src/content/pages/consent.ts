import { load } from "../load.ts";

/** The cookie banner's texts. */
export const consentTexts = load("content/consent.yaml");
export type ConsentTexts = typeof consentTexts;
