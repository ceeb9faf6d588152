import type { Locator, Page } from "@playwright/test";
import { type EnquiryForm, fullAnswers } from "#tests/support/enquiry-form.ts";
import { onlyMailAbout } from "#tests/support/inbox.ts";
import { openBeforeScripts, pinch, swipe } from "#tests/support/shell-steps.ts";
import { atRest, expect, test } from "#tests/support/test.ts";

test.use(atRest);

const drawButton = (page: Page) => page.getByRole("button", { name: "maak een tekening" });
const closeButton = (page: Page) => page.getByRole("button", { name: "Tekening sluiten" });
const wall = (page: Page) => page.getByRole("region", { name: "Uw tekening" });
const drawing = (page: Page) => page.getByRole("group", { name: "Tekening van de muur op schaal" });
const press = (page: Page, name: string) => wall(page).getByRole("button", { name }).click();
const handle = (page: Page, name: string) => wall(page).getByRole("slider", { name, exact: true });

/** Opens the quote form for plaster inside, and the drawing of a wall of 4,00 × 2,60 m. */
async function drawWall(page: Page, form: EnquiryForm) {
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen");
  await drawButton(page).click();
  await expect(drawing(page)).toBeVisible();
}

test("a wall is an example until it is used or changed, and is kept", async ({ page, form }) => {
  const size = form.field("squareMeters");
  await drawWall(page, form);
  await expect(wall(page)).toContainText("Voorbeeld: 4,00 bij 2,60 meter. Sleep de muur op maat");
  await expect(wall(page)).toContainText(/10,4 m²\s*vanaf €\s381,50 incl\. btw/);
  await expect(size).toHaveValue("");
  await press(page, "Gebruik 10,4 m²");
  await expect(wall(page)).toBeHidden();
  await expect(size).toHaveValue("10,4");
  await expect(size).toBeInViewport();

  await drawButton(page).click();
  const width = handle(page, "Breedte van de muur");
  await width.dragTo(drawing(page), { targetPosition: { x: 520, y: 200 } });
  await expect(size, "by the mouse").toHaveValue(/^[678](,\d+)?$/);
  const typed = wall(page).getByRole("textbox", { name: "Breedte" });
  await typed.fill("40 m");
  await press(page, "Raam erbij");
  await expect(wall(page)).toContainText("Dat past niet. Het is 20,00 m geworden.");
  await typed.fill("4,00");
  for (const key of ["ArrowUp", "ArrowRight", "ArrowLeft"]) {
    await width.press(key);
  }
  await expect(width).toHaveAttribute("aria-valuetext", "4,05 meter breed");
  await width.press("PageDown");
  await expect(size, "by the keys").toHaveValue("7,4");
  await typed.fill("400");
  await typed.press("Enter");
  await press(page, "Deur erbij");
  // 4,00 × 2,60 less 0,90 × 2,10 and 1,50 × 1,20.
  await handle(page, "Deur, afstand tot de linkerkant").press("Delete");
  await expect(wall(page).getByRole("button", { name: "Deur erbij" })).toBeFocused();
  await expect(size).toHaveValue("8,6");

  await expect.poll(() => page.localStorage.getItem("enquiry-draft:quote")).toMatch(/"8,6"/);
  const release = await openBeforeScripts(page, "/offerte-aanvragen");
  // The form's script comes while the button is pressed, and what was kept comes after it.
  await drawButton(page).hover();
  await page.mouse.down();
  release();
  await expect(form.island).toHaveCount(0);
  await page.mouse.up();
  await expect(size).toHaveValue("8,6");
  await expect(handle(page, "Raam, afstand tot de linkerkant")).toBeVisible();
  await size.fill("60");
  await closeButton(page).click();
  await expect(size, "a number that was typed over it").toHaveValue("60");
  await drawButton(page).click();
  await press(page, "Gebruik 8,6 m²");
  await expect(size).toHaveValue("8,6");

  await form.tile("Binnenmuur stucen").check();
  await form.tile(/^alleen het plafond$/).check({ force: true });
  await expect(drawButton(page), "a drawing has no ceiling").toBeHidden();
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
  await closeButton(page).press("Enter");
  await drawButton(page).press("Enter");

  await press(page, "Deur erbij");
  await press(page, "+ Muur");
  await expect(wall(page)).toContainText(/18,9 m²\s*€\s381,50 tot €\s600 incl\. btw/);
  const { service, squareMeters, ...person } = fullAnswers;
  const { text } = await onlyMailAbout(await form.sendWell(person));
  expect(text).toMatch(/^Oppervlakte:\s+18,9$/m);
  expect(text).toContain("Muur 1: 4,00 × 2,60 m, 1 deur: 8,51 m² netto");
  expect(text).toContain("Muur 2: 4,00 × 2,60 m: 10,40 m² netto");
});

test.describe("by touch", { tag: "@chromium" }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a finger moves only a handle that it holds or tapped before", async ({ page, form }) => {
    await drawWall(page, form);
    const height = handle(page, "Hoogte van de muur");
    const middleOf = (what: Locator) =>
      what.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      });
    const swipeUp = async (what: Locator, heldSeconds = 0) => {
      const { x, y } = await middleOf(what);
      await swipe(page, { x, y }, { x, y: y - 200 }, heldSeconds);
    };
    for (const start of [drawing(page), height, height]) {
      const before = await page.evaluate(() => scrollY);
      await swipeUp(start);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
      await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), before);
    }
    await expect(wall(page)).toContainText("Voorbeeld");

    const metresHigh = async () => Number(await height.getAttribute("aria-valuenow"));
    const back = async () => {
      await height.press("Home");
      await height.press("PageUp");
    };
    await swipeUp(height, 0.5);
    await expect.poll(metresHigh).toBeGreaterThan(3);
    await expect(form.field("squareMeters")).not.toHaveValue("");
    await back();
    await swipeUp(height);
    await expect.poll(metresHigh, "it has the focus").toBeGreaterThan(3);

    await back();
    await pinch(page, await middleOf(height));
    await expect(height, "two fingers, also from a handle").toHaveAttribute("aria-valuenow", "2");
  });
});
