import { fullAnswers } from "#tests/support/enquiry-form.ts";
import { onlyMailAbout } from "#tests/support/inbox.ts";
import { atRest } from "#tests/support/launch.ts";
import { expect, test } from "#tests/support/test.ts";
import { add, drawButton, drawing, drawWall, handle, wall } from "./wall-steps.ts";

test.use(atRest);

const { service, squareMeters, ...person } = fullAnswers;

test("a wall is an example until it is used or changed, and is there again at the next visit", async ({
  page,
  form,
}) => {
  await drawWall(page, form);
  await expect(wall(page)).toContainText("Voorbeeld: 4,00 bij 2,60 meter. Sleep de muur op maat");
  await expect(wall(page)).toContainText(/10,4 m²\s*vanaf €\s381,50 incl\. btw/);
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
  await width.fill("40 m");
  await width.press("Enter");
  await expect(wall(page)).toContainText("Dat past niet. Het is 20,00 m geworden.");
  await width.fill("4");
  await width.press("Enter");

  await add(page, "Deur erbij");
  await expect(page.getByText("Uit uw tekening.")).toBeVisible();
  await add(page, "Raam erbij");
  // 4,00 × 2,60 less 0,90 × 2,10 and 1,50 × 1,20.
  await expect(form.field("squareMeters")).toHaveValue("6,7");
  await expect(wall(page).getByRole("definition")).toHaveText([
    "10,40 m²",
    "− 1,89 m²",
    "− 1,80 m²",
  ]);
  await expect
    .poll(() => page.localStorage.getItem("enquiry-draft:quote"))
    .toMatch(/"kind":"window"/);
  await page.goto("/offerte-aanvragen");
  await expect(form.field("squareMeters")).toHaveValue("6,7");
  await drawButton(page).click();
  await expect(wall(page).locator("output")).toHaveText("6,7 m²");
  await expect(handle(page, "Raam, afstand tot de linkerkant")).toBeVisible();
});

test("a ceiling alone chooses its part, and changes no number that was typed over it", async ({
  page,
  form,
}) => {
  await drawWall(page, form);
  await add(page, "+ Plafond");
  await handle(page, "Lengte van het plafond").press("PageUp");
  await wall(page).getByRole("button", { name: "Muur 1" }).click();
  await wall(page).getByRole("button", { name: "Muur 1 weghalen" }).click();
  await form.field("squareMeters").fill("60");
  await page.getByRole("button", { name: "Tekening sluiten" }).click();
  await expect(form.field("squareMeters")).toHaveValue("60");
  await expect(form.tile(/^alleen de wanden$/)).toBeChecked();

  await page.getByRole("button", { name: "Weer gebruiken" }).click();
  await drawButton(page).click();
  await page.getByRole("button", { name: "Tekening sluiten" }).click();
  await expect(form.tile(/^alleen het plafond$/)).toBeChecked();
  await expect(form.field("squareMeters")).toHaveValue("22");
  await form.field("squareMeters").fill("31");
  await page.getByRole("button", { name: "Tekening weglaten" }).click();
  await expect(form.field("squareMeters")).toHaveValue("31");

  // Work on a ceiling has a ceiling to draw.
  await drawButton(page).click();
  await expect(wall(page)).toContainText("Voorbeeld: een kamer van 4,00 bij 5,00 meter.");
  await expect(wall(page).getByRole("button", { name: "+ Muur" })).toHaveCount(0);
});

test("a drawing that did not load is fetched again, and arrives in words", async ({
  page,
  form,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  await page.route(/_astro\/FormWall\./, (route) => route.abort());
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen");
  await form.hydrate();
  await drawButton(page).press("Enter");
  await expect(page.getByText("De tekening laadt niet.")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Tekening sluiten" }).press("Enter");
  await drawButton(page).press("Enter");
  await expect(drawing(page)).toBeVisible();
  await expect(page.getByText("De tekening laadt niet.")).toHaveCount(0);

  await add(page, "Deur erbij");
  await add(page, "+ Muur");
  await add(page, "+ Plafond");
  await expect(wall(page)).toContainText(/38,9 m²\s*€\s530 tot €\s1\.250 incl\. btw/);
  const { text } = await onlyMailAbout(await form.sendWell(person));
  expect(text).toMatch(/^Oppervlakte:\s+38,9$/m);
  expect(text).toContain("Muur 1: 4,00 × 2,60 m, 1 deur: 8,51 m² netto");
  expect(text).toContain("Muur 2: 4,00 × 2,60 m: 10,40 m² netto; Plafond: 4,00 × 5,00 m: 20,00 m²");
});
