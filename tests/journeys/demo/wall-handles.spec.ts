import type { Locator, Page } from "@playwright/test";
import { atRest } from "#tests/support/launch.ts";
import { fingers, type Point } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";
import { add, drawing, drawWall, handle, wall } from "./wall-steps.ts";

test.use(atRest);

test("a handle follows the pointer, the arrow and the page keys, and Delete takes a door away", async ({
  page,
  form,
}) => {
  await drawWall(page, form);
  const width = handle(page, "Breedte van de muur");
  await width.dragTo(drawing(page), { targetPosition: { x: 520, y: 200 } });
  await expect
    .poll(async () => Number(await width.getAttribute("aria-valuenow")))
    .toBeLessThan(3.5);
  await expect(form.field("squareMeters")).toHaveValue(/^[678](,\d+)?$/);
  await wall(page).getByRole("group", { name: "Muur 1" }).getByLabel("Breedte").fill("4,00");
  await width.focus();
  await width.press("ArrowRight");
  await expect(width).toHaveAttribute("aria-valuetext", "4,05 meter breed");
  await width.press("PageDown");
  await expect(width).toHaveAttribute("aria-valuetext", "3,55 meter breed");
  await expect(form.field("squareMeters")).toHaveValue("9,2");

  await add(page, "Deur erbij");
  const door = handle(page, "Deur, afstand tot de linkerkant");
  await door.press("ArrowRight");
  await expect(door).toHaveAttribute("aria-valuetext", "0,55 meter van links");
  await door.press("Delete");
  await expect(door).toHaveCount(0);
  await expect(wall(page).getByRole("button", { name: "Deur erbij" })).toBeFocused();
});

test.describe("by touch", { tag: "@chromium" }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  async function middleOf(what: Locator): Promise<Point> {
    const { x, y, width, height } = await what.evaluate((element) =>
      element.getBoundingClientRect().toJSON(),
    );
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** Moves a finger up from here by 200 pixels, after it was held for so many seconds. */
  async function swipeUp(page: Page, { x, y }: Point, heldSeconds = 0) {
    const touch = await fingers(page);
    const pressed = Date.now() / 1_000;
    await touch("touchStart", [{ x, y }], pressed);
    for (let distance = 20; distance <= 200; distance += 20) {
      await touch("touchMove", [{ x, y: y - distance }], pressed + heldSeconds + distance / 10_000);
    }
    await touch("touchEnd", []);
  }

  test("a finger moves only a handle that it holds or tapped before, and two enlarge the page", async ({
    page,
    form,
  }) => {
    await drawWall(page, form);
    const height = handle(page, "Hoogte van de muur");
    const width = handle(page, "Breedte van de muur");
    for (const start of [drawing(page), width, height, height]) {
      const before = await page.evaluate(() => scrollY);
      await swipeUp(page, await middleOf(start));
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
      await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), before);
    }
    await expect(height).toHaveAttribute("aria-valuenow", "2.6");
    await expect(width).toHaveAttribute("aria-valuenow", "4");
    await expect(wall(page)).toContainText("Voorbeeld");

    await swipeUp(page, await middleOf(height), 0.5);
    const metresHigh = async () => Number(await height.getAttribute("aria-valuenow"));
    await expect.poll(metresHigh).toBeGreaterThan(3);
    await expect(form.field("squareMeters")).not.toHaveValue("");
    const typed = wall(page).getByLabel("Hoogte", { exact: true });
    const back = async () => {
      await typed.fill("2,60");
      await typed.press("Enter");
      await expect(height).toHaveAttribute("aria-valuenow", "2.6");
    };
    await back();
    await height.tap();
    await expect(height).toBeFocused();
    await swipeUp(page, await middleOf(height));
    await expect.poll(metresHigh).toBeGreaterThan(3);

    // Also from a handle, and they move nothing.
    await back();
    const { x, y } = await middleOf(height);
    const touch = await fingers(page);
    const first = { x, y, id: 1 };
    await touch("touchStart", [first]);
    await touch("touchStart", [first, { x: x + 30, y: y + 30, id: 2 }]);
    for (const distance of [60, 90, 120, 150]) {
      const second = { x: x + distance, y: y + distance, id: 2 };
      await touch("touchMove", [{ x, y: y - distance / 3, id: 1 }, second]);
    }
    await touch("touchEnd", []);
    await expect
      .poll(() => page.evaluate(() => globalThis.visualViewport?.scale ?? 1))
      .toBeGreaterThan(1.3);
    await expect(height).toHaveAttribute("aria-valuenow", "2.6");
  });
});
