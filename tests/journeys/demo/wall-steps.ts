import type { Page } from "@playwright/test";
import type { EnquiryForm } from "#tests/support/enquiry-form.ts";
import { expect } from "#tests/support/test.ts";

// What a visitor does with the drawn wall of the quote form, and sees of it.

export const drawButton = (page: Page) => page.getByRole("button", { name: "maak een tekening" });

export const wall = (page: Page) => page.getByRole("region", { name: "Uw tekening" });

export const drawing = (page: Page) =>
  page.getByRole("group", { name: "Tekening van de muur op schaal" });

/** Opens the quote form with a service chosen, and the drawing of a wall of 4,00 × 2,60 m. */
export async function drawWall(page: Page, form: EnquiryForm, service = "binnenmuur-stucen") {
  await form.open(`/offerte-aanvragen?dienst=${service}`);
  await drawButton(page).click();
  await expect(wall(page)).toBeVisible();
}

type Addition = "Deur erbij" | "Raam erbij" | "+ Muur" | "+ Plafond";

export const add = (page: Page, what: Addition) =>
  wall(page).getByRole("button", { name: what }).click();

export const handle = (page: Page, name: string) =>
  wall(page).getByRole("slider", { name, exact: true });
