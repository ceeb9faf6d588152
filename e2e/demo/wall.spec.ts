import type { Page } from "@playwright/test";
import { pdf } from "#e2e/helpers/enquiry-files.ts";
import { fullAnswers } from "#e2e/helpers/enquiry-form.ts";
import { onlyFilesMailAbout, onlyMailAbout } from "#e2e/helpers/inbox.ts";
import { hold } from "#e2e/helpers/shell-steps.ts";
import { expect, test } from "#e2e/helpers/test.ts";

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

test("a drawn wall fills in its size, and arrives in words and a picture", async ({
  page,
  form,
}) => {
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen");
  await button(page).click();
  await expect(wall(page)).toBeVisible();
  await expect(form.field("squareMeters")).toHaveValue("");
  const width = wall(page).getByRole("group", { name: "Muur 1" }).getByLabel("Breedte");
  await width.fill("5");
  await width.press("Enter");
  await expect(form.field("squareMeters")).toHaveValue("13");
  await wall(page).getByRole("button", { name: "Deur erbij" }).click();
  await wall(page).getByRole("button", { name: "Raam erbij" }).click();
  // 5,00 × 2,60 less 0,90 × 2,10 and 1,50 × 1,20.
  await expect(form.field("squareMeters")).toHaveValue("9,31");
  await expect(wall(page).getByRole("definition")).toHaveText([
    "13,00 m²",
    "− 1,89 m²",
    "− 1,80 m²",
  ]);
  await expect(form.pricePanel).toContainText(/Binnenmuur stucen, 9,3\sm²/);
  await expect(page.getByText("Uit uw tekening.")).toBeVisible();

  // Closed half-way, it is there again.
  await expect
    .poll(() => page.localStorage.getItem("enquiry-draft:quote"))
    .toMatch(/"kind":"window"/);
  await page.goto("/offerte-aanvragen");
  await expect(form.field("squareMeters")).toHaveValue("9,31");
  await button(page).click();
  await expect(wall(page).getByRole("button", { name: /^Muur 1/ })).toContainText("9,3 m²");
  await expect(wall(page).getByRole("slider", { name: /Raam/ }).first()).toBeVisible();

  await wall(page).getByRole("button", { name: "Nog een muur" }).click();
  await wall(page).getByLabel("Plafond erbij").check();

  const reference = await form.sendWell(person);
  const { text } = await onlyMailAbout(reference);
  expect(text).toMatch(/^Aantal m²:\s+39,71$/m);
  expect(text).toContain("Muur 1: 5,00 × 2,60 m, 1 deur, 1 raam: 9,31 m² netto");
  expect(text).toContain("Muur 2: 4,00 × 2,60 m: 10,40 m² netto; Plafond: 5,00 × 4,00 m: 20,00 m²");
  expect(text).toContain("Ja, 1 bestand(en) bijgevoegd");
  const { attachments } = await onlyFilesMailAbout(reference);
  expect(attachments.map(({ filename }) => filename)).toEqual([
    expect.stringMatching(/^tekening\./),
  ]);
});

test("a drawn wall is pulled by its handles, with a pointer and with keys", async ({
  page,
  form,
}) => {
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen");
  await button(page).click();
  const handle = (name: string) => wall(page).getByRole("slider", { name, exact: true });
  const width = handle("Breedte van de muur");
  await width.press("ArrowRight");
  await expect(width).toHaveAttribute("aria-valuetext", "4,05 meter breed");
  await width.press("PageDown");
  await expect(width).toHaveAttribute("aria-valuetext", "3,55 meter breed");
  await expect(form.field("squareMeters")).toHaveValue("9,23");

  await width.dragTo(drawing(page), { targetPosition: { x: 520, y: 200 } });
  await expect
    .poll(async () => Number(await width.getAttribute("aria-valuenow")))
    .toBeLessThan(3.3);
  const pulled = (await width.getAttribute("aria-valuenow")) ?? "";
  const area = (Number(pulled) * 2.6).toLocaleString("nl-NL", { maximumFractionDigits: 2 });
  await expect(form.field("squareMeters")).toHaveValue(area);

  // Another finger on the picture pulls nothing.
  await width.dispatchEvent("pointerdown", { pointerId: 1, button: 0, clientX: 500, clientY: 300 });
  await drawing(page).dispatchEvent("pointermove", { pointerId: 2, clientX: 300, clientY: 300 });
  await drawing(page).dispatchEvent("pointerup", { pointerId: 1, clientX: 500, clientY: 300 });
  await expect(width).toHaveAttribute("aria-valuenow", pulled);

  await wall(page).getByRole("button", { name: "Deur erbij" }).click();
  const door = handle("Deur, afstand tot de linkerkant");
  await door.press("ArrowRight");
  await expect(door).toHaveAttribute("aria-valuetext", "0,55 meter van links");
  await door.press("Delete");
  await expect(door).toHaveCount(0);
  await expect(wall(page).getByText("Deur weggehaald.")).toHaveRole("status");
  await expect(wall(page).getByRole("button", { name: "Deur erbij" })).toBeFocused();
});

test("a drawn wall may be typed over, and is a facade or frames", async ({ page, form }) => {
  await page.clock.install();
  await form.open("/offerte-aanvragen?dienst=gevel-stucen");
  await button(page).click();
  await wall(page).getByRole("button", { name: "Deur erbij" }).click();
  await expect(wall(page)).toContainText("6,00");
  await form.field("squareMeters").fill("31");
  await expect(form.pricePanel).toContainText(/Gevel stucen, 31\sm²/);
  await form.tile(/^Anders/).check();
  await form.tile("Schilderwerk, kozijnen en deuren").check();
  await wall(page).getByRole("button", { name: "Deur erbij" }).click();
  await expect(form.field("squareMeters")).toHaveValue("3,78");
  const posted = await form.answerWith();
  // An enquiry waits three seconds in all for the scripts that make its picture and let its files
  // follow.
  await page.route(/_astro\/(wall|uploads)-module/, () => {});
  await form.field("files").setInputFiles([pdf]);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await form.send(person);
  await page.clock.runFor(3_000);
  await expect(form.confirmation()).toBeVisible();
  expect(posted[0]?.["files_info"]).toBe("Geen bestanden toegevoegd");
  expect(posted[0]?.["service"]).toBe("anders");
  expect(posted[0]?.["price_indication"]).toContain("Muur 1: 2 deuren: 3,78 m²");
});

test("a slow drawing shows its name, a failed one the field", async ({
  page,
  form,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  await page.route("**/_astro/wall-module*.js", (route) => route.abort());
  const fail = await hold(page, "**/_astro/wall-module*.js");
  await form.open("/offerte-aanvragen");
  await expect(form.island).toHaveCount(1);
  await button(page).click();
  await expect(page.getByText("Tekening van de muur op schaal")).toBeVisible();
  fail();
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
