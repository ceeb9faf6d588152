import type { Page } from "@playwright/test";
import { atRest } from "#e2e/helpers/launch.ts";
import { expect, test } from "#e2e/helpers/test.ts";
import { add, drawButton, drawing, drawWall, handle, wall } from "./wall-steps.ts";

test.use(atRest);

/** The square metres of the drawing. */
const total = (page: Page) => wall(page).locator("output");

test.describe("on a phone", { tag: "@chromium" }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the wall that is drawn comes into view", async ({ page, form }) => {
    await form.open("/offerte-aanvragen");
    await drawButton(page).tap();
    await expect(drawing(page)).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => (await wall(page).boundingBox())?.y, "below the bar")
      .toBeLessThan(120);
  });
});

test("a drawing that has not been changed fills in no size, and is called an example", async ({
  page,
  form,
}) => {
  await drawWall(page, form);
  await expect(wall(page)).toContainText("Voorbeeld: 4 bij 2,6 meter. Sleep de muur op maat.");
  await expect(form.field("squareMeters")).toHaveValue("");
});

test("a drawing that has been changed is no longer called an example", async ({ page, form }) => {
  await drawWall(page, form);
  await add(page, "Raam erbij");
  await expect(wall(page)).not.toContainText("Voorbeeld");
});

test("the last button of the drawing fills in its size, and shows the field", async ({
  page,
  form,
}) => {
  await drawWall(page, form);
  await wall(page).getByRole("button", { name: "Gebruik 10,4 m²" }).click();
  await expect(wall(page)).toBeHidden();
  await expect(form.field("squareMeters")).toHaveValue("10,4");
  await expect(form.field("squareMeters")).toBeInViewport();
});

test("a drawing that has been used is opened again as it was", async ({ page, form }) => {
  await drawWall(page, form);
  await add(page, "Raam erbij");
  await wall(page).getByRole("button", { name: "Gebruik 8,6 m²" }).click();
  await drawButton(page).click();
  await expect(handle(page, "Raam, afstand tot de linkerkant")).toBeVisible();
});

test("no price of a small job is below that of the smallest", async ({ page, form }) => {
  await drawWall(page, form);
  await wall(page).getByLabel("Plafond erbij").check();
  await add(page, "Deur erbij");
  await expect(wall(page)).toContainText(/24,5 m²\s*€\s381,50 tot €\s\S+ incl\. btw/);
});

test("a drawn wall shows what the smallest job costs beside its size", async ({ page, form }) => {
  await drawWall(page, form);
  await expect(wall(page)).toContainText(/10,4 m²\s*vanaf €\s381,50 incl\. btw/);
});

test("a larger wall shows the range of the price panel beside its size", async ({ page, form }) => {
  await drawWall(page, form);
  await handle(page, "Breedte van de muur").press("End");
  await expect(wall(page)).toContainText(/52,0 m²\s*€\s\S+ tot €\s\S+ incl\. btw/);
});

test("a single wall shows its size once, and two walls show one each", async ({ page, form }) => {
  await drawWall(page, form);
  await expect(wall(page).getByText("10,4 m²", { exact: true })).toHaveCount(1);
  await wall(page).getByRole("button", { name: "Nog een muur" }).click();
  await expect(wall(page).getByRole("button", { name: "Muur 2 10,4 m²" })).toBeVisible();
});

test("the size of a wall may be typed", async ({ page, form }) => {
  await drawWall(page, form);
  await wall(page).getByText("Liever typen?").click();
  const width = wall(page).getByRole("group", { name: "Muur 1" }).getByLabel("Breedte");
  await width.fill("5");
  await width.press("Enter");
  await expect(form.field("squareMeters")).toHaveValue("13");
});

test("a door and a window are taken off the size of the wall", async ({ page, form }) => {
  await drawWall(page, form);
  await add(page, "Deur erbij");
  await add(page, "Raam erbij");
  // 4,00 × 2,60 less 0,90 × 2,10 and 1,50 × 1,20.
  await expect(form.field("squareMeters")).toHaveValue("6,7");
  await expect(wall(page).getByRole("definition")).toHaveText([
    "10,40 m²",
    "− 1,89 m²",
    "− 1,80 m²",
  ]);
});

test("a drawn wall has its price, and the field says that its size comes from the drawing", async ({
  page,
  form,
}) => {
  await drawWall(page, form);
  await add(page, "Deur erbij");
  await expect(form.pricePanel).toContainText(/Binnenmuur stucen, 8,5\sm²/);
  await expect(page.getByText("Uit uw tekening.")).toBeVisible();
});

test("a drawn wall is back at the next visit", async ({ page, form }) => {
  await drawWall(page, form);
  await add(page, "Raam erbij");
  await expect
    .poll(() => page.localStorage.getItem("enquiry-draft:quote"))
    .toMatch(/"kind":"window"/);
  await page.goto("/offerte-aanvragen");
  await expect(form.field("squareMeters")).toHaveValue("8,6");
  await drawButton(page).click();
  await expect(total(page)).toHaveText("8,6 m²");
  await expect(handle(page, "Raam, afstand tot de linkerkant")).toBeVisible();
});

test("a size that is typed over the drawing's counts", async ({ page, form }) => {
  await drawWall(page, form, "gevel-stucen");
  await add(page, "Deur erbij");
  await form.field("squareMeters").fill("31");
  await expect(form.pricePanel).toContainText(/Gevel stucen, 31\sm²/);
});

test("a facade is drawn six metres wide", async ({ page, form }) => {
  await drawWall(page, form, "gevel-stucen");
  await expect(wall(page)).toContainText("6,00");
});

test("for window frames only doors and windows count", async ({ page, form }) => {
  await drawWall(page, form, "anders");
  await form.tile("Schilderwerk, kozijnen en deuren").check();
  await add(page, "Deur erbij");
  await add(page, "Deur erbij");
  await expect(form.field("squareMeters")).toHaveValue("3,8");
});

test("a ceiling that was drawn for a room does not count for a facade", async ({ page, form }) => {
  await drawWall(page, form);
  await wall(page).getByLabel("Plafond erbij").check();
  await wall(page).getByRole("button", { name: "Gebruik 26,4 m²" }).click();
  await expect(form.field("squareMeters")).toHaveValue("26,4");
  await form.tile("Gevel stucen").check();
  await expect(form.field("squareMeters")).toHaveValue("10,4");
});

test("no wall is offered to draw for a ceiling", async ({ page, form }) => {
  await form.open("/offerte-aanvragen?dienst=anders");
  await form.tile("Schilderwerk, kozijnen en deuren").check();
  await expect(drawButton(page)).toBeVisible();
  await form.tile("Schilderwerk, plafonds").check();
  await expect(drawButton(page)).toHaveCount(0);
});

test("a wall that was drawn gives no size for a ceiling", async ({ page, form }) => {
  await drawWall(page, form);
  await add(page, "Raam erbij");
  await expect(form.field("squareMeters")).toHaveValue("8,6");
  await form.tile("Anders, zoals schilderwerk").check();
  await form.tile("Schilderwerk, plafonds").check();
  await expect(form.field("squareMeters")).toHaveValue("");
});

test("a measure that is typed between two steps says what it has become", async ({
  page,
  form,
}) => {
  await drawWall(page, form);
  await wall(page).getByText("Liever typen?").click();
  const height = wall(page).getByLabel("Hoogte", { exact: true });
  await height.fill("2,63");
  await height.press("Enter");
  await expect(wall(page)).toContainText("We rekenen in stappen van 5 cm. Het is 2,65 m geworden.");
});
