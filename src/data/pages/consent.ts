import { load } from "#data/load.ts";

export const consentTexts = load("content/consent.yaml");
