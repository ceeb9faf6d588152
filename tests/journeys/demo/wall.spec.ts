import { atRest } from "#tests/support/launch.ts";
import { expect, test } from "#tests/support/test.ts";
import { add, drawButton, drawWall, handle, wall } from "./wall-steps.ts";

test.use(atRest);

test("a wall is an example until it is used or its size is typed, and counts for work on it", async ({
  page,
  form,
}) => {
  await drawWall(page, form);
  await expect(wall(page)).toContainText("Voorbeeld: 4,00 bij 2,60 meter. Sleep de muur op maat");
  await expect(wall(page)).toContainText(/10,4 m²\s*vanaf €\s381,50 incl\. btw/);
  await expect(wall(page).getByText("10,4 m²", { exact: true })).toHaveCount(1);
  await expect(form.field("squareMeters")).toHaveValue("");

  await wall(page).getByRole("button", { name: "Gebruik 10,4 m²" }).click();
  await expect(wall(page)).toBeHidden();
  await expect(form.field("squareMeters")).toHaveValue("10,4");
  await expect(form.field("squareMeters")).toBeInViewport();

  await drawButton(page).click();
  const width = wall(page).getByRole("group", { name: "Muur 1" }).getByLabel("Breedte");
  await width.fill("500");
  await width.press("Enter");
  await expect(form.field("squareMeters")).toHaveValue("13");
  await expect(wall(page)).toContainText("500 is gelezen als 5,00 m.");
  const height = wall(page).getByLabel("Hoogte", { exact: true });
  await height.fill("2,63");
  await height.press("Enter");
  await expect(wall(page)).toContainText("We rekenen in stappen van 5 cm. Het is 2,65 m geworden.");

  await form.tile(/^alleen het plafond$/).check();
  await expect(form.field("squareMeters")).toHaveValue("");
});

test("doors and windows are taken off, and the drawing is there again at the next visit", async ({
  page,
  form,
}) => {
  await drawWall(page, form);
  await add(page, "Deur erbij");
  await expect(wall(page)).not.toContainText("Voorbeeld");
  await expect(page.getByText("Uit uw tekening.")).toBeVisible();
  await expect(form.pricePanel).toContainText(/Binnenmuur stucen, alleen de wanden, 8,5\sm²/);
  await add(page, "Raam erbij");
  // 4,00 × 2,60 less 0,90 × 2,10 and 1,50 × 1,20.
  await expect(form.field("squareMeters")).toHaveValue("6,7");
  await expect(wall(page).getByRole("definition")).toHaveText([
    "10,40 m²",
    "− 1,89 m²",
    "− 1,80 m²",
  ]);

  await wall(page).getByRole("button", { name: "Gebruik 6,7 m²" }).click();
  await drawButton(page).click();
  const distance = handle(page, "Raam, afstand tot de linkerkant");
  await expect(distance).toBeVisible();
  await expect
    .poll(() => page.localStorage.getItem("enquiry-draft:quote"))
    .toMatch(/"kind":"window"/);

  await page.goto("/offerte-aanvragen");
  await expect(form.field("squareMeters")).toHaveValue("6,7");
  await drawButton(page).click();
  await expect(wall(page).locator("output")).toHaveText("6,7 m²");
  await expect(distance).toBeVisible();
});

test("a ceiling alone is drawn instead of a wall, and changes no number that was typed over it", async ({
  page,
  form,
}) => {
  const close = page.getByRole("button", { name: "Tekening sluiten" });
  await drawWall(page, form);
  await add(page, "Alleen het plafond");
  await expect(wall(page)).toContainText("Voorbeeld: een kamer van 4,00 bij 5,00 meter.");
  await expect(form.field("squareMeters")).toHaveValue("");
  await handle(page, "Lengte van het plafond").press("PageUp");
  await form.field("squareMeters").fill("60");
  await close.click();
  await expect(wall(page)).toBeHidden();
  await expect(form.field("squareMeters")).toHaveValue("60");
  await expect(form.tile(/^alleen de wanden$/)).toBeChecked();

  await page.getByRole("button", { name: "Weer gebruiken" }).click();
  await drawButton(page).click();
  await close.click();
  await expect(form.tile(/^alleen het plafond$/)).toBeChecked();
  await expect(form.field("squareMeters")).toHaveValue("22");
  await expect(form.pricePanel).toContainText(/Binnenmuur stucen, alleen het plafond, 22\sm²/);
  await form.field("squareMeters").fill("31");
  await page.getByRole("button", { name: "Tekening weglaten" }).click();
  await expect(form.field("squareMeters")).toHaveValue("31");
  await expect(page.getByText("Uw tekening komt uit op")).toHaveCount(0);

  // Work on a ceiling has a ceiling to draw.
  await drawButton(page).click();
  await expect(wall(page)).toContainText("Voorbeeld: een kamer van 4,00 bij 5,00 meter.");
  await expect(wall(page).getByRole("button", { name: "+ Muur" })).toHaveCount(0);
});
