import { globSync, readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { backendOf } from "../../editor/backend.ts";
import { editorPage } from "../../editor/page.ts";
import { site } from "../../src/content/business/site.ts";
import type { Site } from "../../src/content/schemas/site.ts";
import { expect } from "./test.ts";

/** The files that the editor works on, as they stand in the project. */
export const files: Readonly<Record<string, string>> = Object.fromEntries(
  ["site.yaml", ...globSync("content/**/*.{yaml,md}")].map((path) => [path, readFileSync(path, "utf8")]),
);

/** Every field is drawn when it comes into sight; on a screen this tall that is at once. */
export const tallScreen = { width: 1280, height: 5000 };

/** Opens the editor on a folder in the browser's own storage that holds the project's files: real files, real writes. */
export async function openOnFolder(page: Page): Promise<void> {
  await page.addInitScript((files) => {
    const picker = async () => {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle("website", { create: true });
      await folder.getDirectoryHandle(".git", { create: true });
      for (const [path, text] of Object.entries(files)) {
        const parts = path.split("/");
        let parent = folder;
        for (const part of parts.slice(0, -1))
          parent = await parent.getDirectoryHandle(part, { create: true });
        const file = await parent.getFileHandle(parts.at(-1) ?? "", { create: true });
        const writable = await file.createWritable();
        await writable.write(text);
        await writable.close();
      }
      return folder;
    };
    Object.defineProperty(window, "showDirectoryPicker", { value: picker, writable: true });
  }, files);
  await page.goto("/beheer");
  await page.getByRole("button", { name: "Werken met een lokale repository" }).click();
  await expect(page.getByRole("treeitem", { name: "Bedrijf en prijzen" })).toBeVisible({ timeout: 20_000 });
}

/** Lets the site's own editor keep its files where these settings of site.yaml would have it keep them. */
export async function connect(context: BrowserContext, settings: Partial<Site["editor"]>): Promise<void> {
  const editor = { ...site.editor, branch: "main", ...settings };
  // Also with what a git host sends somebody back with.
  await context.route(/\/beheer(\?|$)/, async (route) => {
    route.fulfill({ response: await route.fetch(), body: editorPage(editor, "Test") });
  });
  await context.route("**/beheer/config.json", async (route) => {
    const config = await (await route.fetch()).json();
    config.cms.backend = backendOf(editor);
    await route.fulfill({ json: { ...config, hasGitHost: true } });
  });
  if (!editor.address) return;
  // Past the browser's own rule that a page which a test hands out may not call this machine.
  await context.route(`${editor.address}/{api,login/oauth/access_token}**`, async (route) =>
    route.fulfill({ response: await route.fetch() }),
  );
}

/** What changed on disk: the text of each file that is not as it was, or its size for a picture. */
export async function changedFiles(page: Page): Promise<Record<string, string>> {
  const now = await page.evaluate(async () => {
    const found: Record<string, string> = {};
    const read = async (folder: FileSystemDirectoryHandle, above: string) => {
      for await (const [name, entry] of folder.entries()) {
        const path = above ? `${above}/${name}` : name;
        if (entry instanceof FileSystemDirectoryHandle) await read(entry, path);
        else if (entry instanceof FileSystemFileHandle) {
          const file = await entry.getFile();
          found[path] = path.startsWith("photos/") ? `${file.size} bytes` : await file.text();
        }
      }
    };
    const root = await navigator.storage.getDirectory();
    await read(await root.getDirectoryHandle("website"), "");
    return found;
  });
  return Object.fromEntries(Object.entries(now).filter(([path, text]) => files[path] !== text));
}

/** Goes to a place in the editor, as in "collections/reviews/new". */
export async function goTo(page: Page, place: string): Promise<void> {
  await page.goto(`/beheer#/${place}`);
}

/** The form field at a path, as in "contact.0.title". */
export const field = (page: Page, path: string) => page.locator(`section.field[data-key-path="${path}"]`);

export const fill = (page: Page, path: string, text: string) =>
  field(page, path).locator("input:not([type=file]), textarea").first().fill(text);

/** The message that is in front. */
const message = (page: Page) => page.locator("[role=alertdialog], dialog.refusal").filter({ visible: true });
const fields = (page: Page) => page.locator("section.field");

const saveButton = (page: Page) => page.locator("button[data-label=Opslaan]");

export const save = (page: Page) => saveButton(page).click();

/** Presses save until that shows: on a busy machine the editor does not take every press while it draws. */
async function saveUntil(page: Page, shows: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    if (!(await shows())) await saveButton(page).click({ timeout: 2_000 });
    await expect.poll(shows, { timeout: 5_000 }).toBe(true);
  }).toPass({ timeout: 20_000 });
}

/** Saves, and waits until the editor has gone back to the list, as it does once everything has been written. */
export const saveWell = (page: Page) =>
  saveUntil(page, async () => !/\/(entries|new)\b/.test(page.url()) && (await fields(page).count()) === 0);

/** Saves, and closes the message that comes instead, which says this. */
export async function saveRefused(page: Page, sentence: string | RegExp): Promise<void> {
  await saveUntil(page, () => message(page).isVisible());
  await expectRefusal(page, sentence);
}

/** Closes the message that is in front, which says this. */
export async function expectRefusal(page: Page, sentence: string | RegExp): Promise<void> {
  await expect(message(page)).toContainText(sentence);
  await message(page)
    .getByRole("button", { name: /^(OK|Sluiten)$/ })
    .click();
  await expect(message(page)).toHaveCount(0);
}

/** Leaves a form without saving. */
export async function leave(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Bewerken annuleren" }).click();
  await expect(page.locator("section.field")).toHaveCount(0);
}

/** Chooses a photograph that is already there, and waits until it stands in the form: what is saved before is empty. */
export async function choosePhoto(page: Page, path: string, name: string): Promise<void> {
  await field(page, path).getByRole("button", { name: "Bladeren" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("option", { name: new RegExp(name) }).click();
  await dialog.getByRole("button", { name: "Invoegen" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(field(page, path)).toContainText(`${name}.jpg`);
}

/** Adds a block to the text of an article. */
export async function addBlock(page: Page, kind: "Tekst" | "Foto"): Promise<void> {
  await field(page, "body")
    .getByRole("button", { name: /toevoegen$/ })
    .click();
  await page.getByRole("menuitem", { name: kind, exact: true }).click();
}
