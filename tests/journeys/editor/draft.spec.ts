import { globSync } from "node:fs";
import { basename } from "node:path";
import type { Page } from "@playwright/test";
import { editorOn, tallScreen } from "#tests/support/editor.ts";
import { expect, test } from "#tests/support/test.ts";

const [photo = ""] = globSync("photos/*.jpg");

test.use(tallScreen);

/** The drafts that Sveltia has in the browser, as JSON. It keeps one a moment after a change. */
const draftsOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open("github:eigenaar/website");
        opening.onsuccess = () => {
          const { result: database } = opening;
          if (!database.objectStoreNames.contains("draft-backups")) {
            database.close();
            return resolve("");
          }
          const reading = database
            .transaction("draft-backups")
            .objectStore("draft-backups")
            .getAll();
          reading.onsuccess = () => {
            database.close();
            resolve(JSON.stringify(reading.result));
          };
        };
      }),
  );

test("what was typed in a form that was left is offered again, with its photograph", async ({
  page,
}) => {
  const editor = editorOn(page);
  await editor.openOnFolder({ keepsDrafts: true });
  await editor.goTo("collections/projects/new");
  // Only what is typed counts as a draft, and not what a script fills in.
  await editor.field("title").getByRole("textbox").pressSequentially("Een gang in Delft");
  await editor.field("photo").locator("input[type=file]").first().setInputFiles(photo);
  await expect(editor.field("photo")).toContainText(basename(photo));
  await expect
    .poll(() => draftsOn(page))
    .toMatch(/Een gang in Delft.*blob:|blob:.*Een gang in Delft/);

  await editor.leave();
  await editor.goTo("collections/projects/new");
  await page.getByRole("button", { name: "Herstellen" }).click();
  await expect(editor.field("title").getByRole("textbox")).toHaveValue("Een gang in Delft");
  await expect(editor.field("photo")).toContainText(basename(photo));
});
