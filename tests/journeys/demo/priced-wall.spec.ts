import { hold } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

test("a wall that is drawn on the home page goes along to the quote form", async ({
  page,
  form,
}) => {
  const arrive = await hold(page, "**/_astro/PricedWall*.js");
  await page.goto("/");
  const wall = page.getByRole("region", { name: "Hoe groot is uw muur?" });
  const link = wall.getByRole("link", { name: "Neem mee naar de offerte" });
  await expect(link, "the example does not count").not.toHaveAttribute("href", /m2/);
  // On a slow line the measures are typed before the script comes.
  await wall.scrollIntoViewIfNeeded();
  await wall.getByRole("textbox", { name: "Breedte" }).fill("8,00");
  await wall.getByRole("textbox", { name: "Hoogte" }).fill("5,00");
  await wall.getByRole("textbox", { name: "Hoogte" }).press("Tab");
  arrive();
  // 40 m² without the door and the window of the example.
  await expect(wall.locator("output")).toContainText("36,9");
  await wall.getByRole("button", { name: "Binnen" }).click();
  await expect(wall).toContainText(/€\s\d+ tot €\s\d\.\d+/);
  await link.click();
  await form.hydrate();
  await expect(form.field("squareMeters")).toHaveValue("36,9");
  await expect(form.tile("Binnenmuur stucen")).toBeChecked();
});

test("each price of the price list has a line for the wall above it", async ({ page }) => {
  await page.goto("/prijzen");
  const wall = page.getByRole("region", { name: "Hoe groot is uw muur?" });
  await wall.getByRole("textbox", { name: "Breedte" }).fill("8,00");
  await wall.getByRole("textbox", { name: "Hoogte" }).fill("5,00");
  await wall.getByRole("textbox", { name: "Hoogte" }).press("Tab");
  await expect(page.locator("[data-own-price=buitenmuur-stucen]")).toHaveText(
    /^uw 36,9 m²: €\s2\.800 tot €\s3\.900 incl\. btw$/,
  );
});
