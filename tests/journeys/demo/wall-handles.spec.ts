import { atRest } from "#e2e/helpers/launch.ts";
import { expect, test } from "#e2e/helpers/test.ts";
import { add, drawing, drawWall, handle, wall } from "./wall-steps.ts";

test.use(atRest);

test("the arrow and page keys move a wall and a door, which Delete takes away", async ({
  page,
  form,
}) => {
  await drawWall(page, form);
  const width = handle(page, "Breedte van de muur");
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
  await expect(wall(page).getByText("Deur weggehaald.")).toHaveRole("status");
  await expect(wall(page).getByRole("button", { name: "Deur erbij" })).toBeFocused();
});

test("a handle follows the pointer, and no second finger", async ({ page, form }) => {
  await drawWall(page, form);
  const width = handle(page, "Breedte van de muur");
  await width.dispatchEvent("pointerdown", { pointerId: 1, button: 0, clientX: 500, clientY: 300 });
  await drawing(page).dispatchEvent("pointermove", { pointerId: 2, clientX: 300, clientY: 300 });
  await drawing(page).dispatchEvent("pointerup", { pointerId: 1, clientX: 500, clientY: 300 });
  await expect(width).toHaveAttribute("aria-valuenow", "4");

  await width.dragTo(drawing(page), { targetPosition: { x: 520, y: 200 } });
  await expect
    .poll(async () => Number(await width.getAttribute("aria-valuenow")))
    .toBeLessThan(3.3);
  await expect(form.field("squareMeters")).toHaveValue(/^[678](,\d+)?$/);
});
