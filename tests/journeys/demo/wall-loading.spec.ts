import { atRest } from "#tests/support/launch.ts";
import { hold } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";
import { drawButton, drawing } from "./wall-steps.ts";

test.use(atRest);

test("a drawing that does not load leaves the field, and is fetched when it is opened again", async ({
  page,
  form,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  const fetched: string[] = [];
  await page.route(/_astro\/wall-module\./, (route) => {
    fetched.push(route.request().url());
    return route.abort();
  });
  await form.open("/offerte-aanvragen");
  await form.hydrate();
  await drawButton(page).press("Enter");
  await expect(page.getByText("De tekening laadt niet.")).toBeVisible();
  await form.field("squareMeters").fill("12");
  await expect(form.field("squareMeters")).toHaveValue("12");

  await page.getByRole("button", { name: "Tekening sluiten" }).press("Enter");
  await expect(page.getByText("De tekening laadt niet.")).toBeHidden();
  await drawButton(page).press("Enter");
  await expect(page.getByText("De tekening laadt niet.")).toBeVisible();
  // When it opens, and not when it closes.
  expect(fetched).toHaveLength(2);

  await page.unrouteAll();
  const arrive = await hold(page, "**/_astro/wall-module*.js");
  await page.getByRole("button", { name: "Tekening sluiten" }).press("Enter");
  await drawButton(page).press("Enter");
  await expect(page.getByText("Tekening van de muur op schaal"), "its name").toBeVisible();
  arrive();
  await expect(drawing(page)).toBeVisible();
  await expect(page.getByText("De tekening laadt niet.")).toHaveCount(0);
});
