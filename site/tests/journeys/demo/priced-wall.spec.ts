import { expect, test } from "#tests/support/test.ts";

test("a drawn wall is priced, and goes along to the quote form", async ({ page, form }) => {
  const wall = page.getByRole("region", { name: "Hoe groot is uw muur?" });
  await page.goto("/");
  const link = wall.getByRole("link", { name: "Neem mee naar de offerte" });
  await expect(link, "the example does not count").not.toHaveAttribute("href", /m2/);
  await wall.scrollIntoViewIfNeeded();
  await wall.getByRole("textbox", { name: "Breedte" }).fill("8,00");
  await wall.getByRole("textbox", { name: "Hoogte" }).fill("5,00");
  await wall.getByRole("textbox", { name: "Hoogte" }).press("Tab");
  await expect(wall.locator("output")).toContainText("36,9");
  // 40 m² without the door and the window of the example.
  await expect(wall).toContainText(/€\s2\.800 tot €\s3\.900 incl\. btw/);
  await wall.getByRole("button", { name: "Binnen" }).click();
  await expect(wall).toContainText(/€\s\d+ tot €\s\d\.\d+/);
  await link.click();
  await form.hydrate();
  await expect(form.field("squareMeters")).toHaveValue("36,9");
  await expect(form.tile("Binnenmuur stucen")).toBeChecked();
});
