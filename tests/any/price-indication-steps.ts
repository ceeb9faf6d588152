import type { Page } from "@playwright/test";

export const section = (page: Page) => page.getByRole("region", { name: "Wat kost het?" });
export const result = (page: Page) => section(page).locator("[data-price-result]");
export const squareMetres = (page: Page) => section(page).getByLabel("Oppervlakte in m²");
export const tile = (page: Page, name: string) => section(page).getByRole("radio", { name, exact: true });
