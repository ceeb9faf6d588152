import type { Page } from "@playwright/test";
import { pdf } from "#e2e/helpers/enquiry-files.ts";
import { type EnquiryForm, fullAnswers } from "#e2e/helpers/enquiry-form.ts";
import { onlyFilesMailAbout, onlyMailAbout } from "#e2e/helpers/inbox.ts";
import { atRest } from "#e2e/helpers/launch.ts";
import { hold } from "#e2e/helpers/shell-steps.ts";
import { expect, test } from "#e2e/helpers/test.ts";

test.use(atRest);

const button = (page: Page) => page.getByRole("button", { name: "Teken uw muur" });
const { service, squareMeters, ...person } = fullAnswers;
const wall = (page: Page) => page.getByRole("region", { name: "Uw muur tekenen" });
const drawing = (page: Page) => page.getByRole("group", { name: "Tekening van de muur op schaal" });

test.describe("on a phone", { tag: "@chromium" }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the wall that is drawn comes into view", async ({ page, form }) => {
    await form.open("/offerte-aanvragen");
    await button(page).tap();
    await expect(drawing(page)).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => (await wall(page).boundingBox())?.y, "below the bar")
      .toBeLessThan(120);
  });
});

/** Opens the quote form with a service chosen, and the drawing of a wall of 4,00 × 2,60 m. */
async function drawWall(page: Page, form: EnquiryForm, service = "binnenmuur-stucen") {
  await form.open(`/offerte-aanvragen?dienst=${service}`);
  await button(page).click();
  await expect(wall(page)).toBeVisible();
}

const add = (page: Page, what: "Deur erbij" | "Raam erbij") =>
  wall(page).getByRole("button", { name: what }).click();
const handle = (page: Page, name: string) => wall(page).getByRole("slider", { name, exact: true });

/** The square metres of the drawing. */
const total = (page: Page) => wall(page).locator("output");

test("a wall that is only shown fills in no size, and is called an example", async ({
  page,
  form,
}) => {
  await drawWall(page, form);
  await expect(wall(page)).toContainText("Voorbeeld: 4 bij 2,6 meter. Sleep de muur op maat.");
  await expect(form.field("squareMeters")).toHaveValue("");
});

test("a wall that is changed is no example any more", async ({ page, form }) => {
  await drawWall(page, form);
  await add(page, "Raam erbij");
  await expect(wall(page)).not.toContainText("Voorbeeld");
});

test("the drawing ends with its size in the field, which is shown", async ({ page, form }) => {
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
  await button(page).click();
  await expect(handle(page, "Raam, afstand tot de linkerkant")).toBeVisible();
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

test("one wall has its size once, and two have each their own", async ({ page, form }) => {
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
  await expect(form.field("squareMeters")).toHaveValue("6,71");
  await expect(wall(page).getByRole("definition")).toHaveText([
    "10,40 m²",
    "− 1,89 m²",
    "− 1,80 m²",
  ]);
});

test("a drawn wall has its price, and says where its size is from", async ({ page, form }) => {
  await drawWall(page, form);
  await add(page, "Deur erbij");
  await expect(form.pricePanel).toContainText(/Binnenmuur stucen, 8,5\sm²/);
  await expect(page.getByText("Uit uw tekening.")).toBeVisible();
});

test("a drawn wall is there again at the next visit", async ({ page, form }) => {
  await drawWall(page, form);
  await add(page, "Raam erbij");
  await expect
    .poll(() => page.localStorage.getItem("enquiry-draft:quote"))
    .toMatch(/"kind":"window"/);
  await page.goto("/offerte-aanvragen");
  await expect(form.field("squareMeters")).toHaveValue("8,6");
  await button(page).click();
  await expect(total(page)).toHaveText("8,6 m²");
  await expect(handle(page, "Raam, afstand tot de linkerkant")).toBeVisible();
});

test("drawn walls arrive in words and in a picture", async ({ page, form }) => {
  await drawWall(page, form);
  await add(page, "Deur erbij");
  await wall(page).getByRole("button", { name: "Nog een muur" }).click();
  await wall(page).getByLabel("Plafond erbij").check();

  const reference = await form.sendWell(person);
  const { text } = await onlyMailAbout(reference);
  expect(text).toMatch(/^Aantal m²:\s+34,91$/m);
  expect(text).toContain("Muur 1: 4,00 × 2,60 m, 1 deur: 8,51 m² netto");
  expect(text).toContain("Muur 2: 4,00 × 2,60 m: 10,40 m² netto; Plafond: 4,00 × 4,00 m: 16,00 m²");
  expect(text).toContain("Ja, 1 bestand(en) bijgevoegd");
  const { attachments } = await onlyFilesMailAbout(reference);
  expect(attachments.map(({ filename }) => filename)).toEqual([
    expect.stringMatching(/^tekening\./),
  ]);
});

test("a handle follows the arrow and page keys, and says how wide the wall is", async ({
  page,
  form,
}) => {
  await drawWall(page, form);
  const width = handle(page, "Breedte van de muur");
  await width.press("ArrowRight");
  await expect(width).toHaveAttribute("aria-valuetext", "4,05 meter breed");
  await width.press("PageDown");
  await expect(width).toHaveAttribute("aria-valuetext", "3,55 meter breed");
  await expect(form.field("squareMeters")).toHaveValue("9,23");
});

test("a handle follows the pointer", async ({ page, form }) => {
  await drawWall(page, form);
  const width = handle(page, "Breedte van de muur");
  await width.dragTo(drawing(page), { targetPosition: { x: 520, y: 200 } });
  await expect
    .poll(async () => Number(await width.getAttribute("aria-valuenow")))
    .toBeLessThan(3.3);
  await expect(form.field("squareMeters")).toHaveValue(/^[678](,\d+)?$/);
});

test("another finger on the picture pulls nothing", async ({ page, form }) => {
  await drawWall(page, form);
  const width = handle(page, "Breedte van de muur");
  await width.dispatchEvent("pointerdown", { pointerId: 1, button: 0, clientX: 500, clientY: 300 });
  await drawing(page).dispatchEvent("pointermove", { pointerId: 2, clientX: 300, clientY: 300 });
  await drawing(page).dispatchEvent("pointerup", { pointerId: 1, clientX: 500, clientY: 300 });
  await expect(width).toHaveAttribute("aria-valuenow", "4");
});

test("a door is moved by the arrow keys", async ({ page, form }) => {
  await drawWall(page, form);
  await add(page, "Deur erbij");
  const door = handle(page, "Deur, afstand tot de linkerkant");
  await door.press("ArrowRight");
  await expect(door).toHaveAttribute("aria-valuetext", "0,55 meter van links");
});

test("a door is taken away by the Delete key, and the focus goes to what adds one", async ({
  page,
  form,
}) => {
  await drawWall(page, form);
  await add(page, "Deur erbij");
  const door = handle(page, "Deur, afstand tot de linkerkant");
  await door.press("Delete");
  await expect(door).toHaveCount(0);
  await expect(wall(page).getByText("Deur weggehaald.")).toHaveRole("status");
  await expect(wall(page).getByRole("button", { name: "Deur erbij" })).toBeFocused();
});

test("a size that is typed over the drawing counts", async ({ page, form }) => {
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
  await expect(form.field("squareMeters")).toHaveValue("3,78");
});

test("an enquiry waits three seconds for its picture, and then goes without", async ({
  page,
  form,
}) => {
  await page.clock.install();
  await drawWall(page, form, "gevel-stucen");
  await add(page, "Deur erbij");
  const posted = await form.answerWith();
  await page.route(/_astro\/(wall|uploads)-module/, () => {});
  await form.field("files").setInputFiles([pdf]);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await form.send(person);
  await page.clock.runFor(3_000);
  await expect(form.confirmation()).toBeVisible();
  expect(posted[0]).toMatchObject({
    service: "gevel-stucen",
    files_info: "Geen bestanden toegevoegd",
    price_indication: expect.stringContaining("Muur 1:"),
  });
});

test("a drawing that is still coming shows its name", async ({ page, form }) => {
  const arrive = await hold(page, "**/_astro/wall-module*.js");
  await form.open("/offerte-aanvragen");
  await button(page).click();
  await expect(page.getByText("Tekening van de muur op schaal")).toBeVisible();
  arrive();
  await expect(drawing(page)).toBeVisible();
});

test("a drawing that does not load says so, and leaves the field", async ({
  page,
  form,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  await page.route("**/_astro/wall-module*.js", (route) => route.abort());
  await form.open("/offerte-aanvragen");
  await button(page).click();
  await expect(page.getByText("De tekening laadt niet.")).toBeVisible();
  await form.field("squareMeters").fill("12");
  await expect(form.field("squareMeters")).toHaveValue("12");
});

test("the wall can be opened again after its script could not be fetched", async ({
  page,
  form,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  // As browsers do that remember for as long as a page is open that an address failed.
  await page.route(/_astro\/wall-module\.[^?]*$/, (route) => route.abort());
  await form.open("/offerte-aanvragen");
  await form.hydrate();
  await button(page).press("Enter");
  await expect(page.getByText("De tekening laadt niet.")).toBeVisible();
  await page.getByRole("button", { name: "Tekening sluiten" }).press("Enter");
  await button(page).press("Enter");
  await expect(drawing(page)).toBeVisible();
  await expect(page.getByText("De tekening laadt niet.")).toHaveCount(0);
});
