import type { Page } from "@playwright/test";
import { priceIndication } from "../../src/content/pages/price-indication.ts";

export const section = (page: Page) => page.getByRole("region", { name: priceIndication.heading });
export const result = (page: Page) => section(page).locator("[data-price-result]");
export const squareMetres = (page: Page) => section(page).getByLabel(priceIndication.start.squareMetres);
export const tile = (page: Page, name: string) => section(page).getByRole("radio", { name, exact: true });
