import { load } from "../load.ts";

export const consentTexts = load("content/consent.yaml");
