import type { Page } from "@playwright/test";
import { consentTexts } from "../../src/content/pages/consent.ts";

/** The cookie banner, and the button that takes its place. */
export const banner = (page: Page) => page.getByRole("region", { name: consentTexts.heading });
export const reopen = (page: Page) => page.getByRole("button", { name: consentTexts.reopen, exact: true });
