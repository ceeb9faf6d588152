import type { Page } from "@playwright/test";
import { consentTexts } from "#data/shell/consent.ts";
import { banner } from "./shell-steps.ts";

const { categories } = consentTexts.data;

export const bannerButton = (page: Page, name: string) =>
  banner(page).getByRole("button", { name });

export const categoryCheckbox = (page: Page, category: keyof typeof categories) =>
  banner(page).getByRole("checkbox", { name: categories[category].label });

/** The choice as it is stored; null without one. */
export const consentRecord = async (page: Page) =>
  JSON.parse((await page.localStorage.getItem("cookieConsent")) ?? "null");

export const cookieNames = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).sort();
