import { globSync, readFileSync } from "node:fs";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { site } from "#data/business/site.ts";
import type { Site } from "#data/business/site-schema.ts";
import { backendOf } from "#editor/backend.ts";
import { editorPage } from "#editor/page.ts";
import { atRest } from "./launch.ts";

/** The files that the editor works on, as they stand in the project. */
export const files: Readonly<Record<string, string>> = Object.fromEntries(
  ["site.yaml", ...globSync("content/**/*.{yaml,md}")].map((path) => [
    path,
    readFileSync(path, "utf8"),
  ]),
);

/**
 * Every field is drawn when it comes into sight: on a screen this tall at once. Each change draws
 * it anew, so coarsely.
 */
export const tallScreen = {
  ...atRest,
  viewport: { width: 1280, height: 2500 },
  deviceScaleFactor: 0.5,
};

/**
 * Lets the site's own editor keep its files where these settings of site.yaml would have it keep
 * them.
 */
export async function connect(
  context: BrowserContext,
  settings: Partial<Site["editor"]>,
): Promise<void> {
  const editor = { ...site.data.editor, branch: "main", ...settings };
  // Also with what a git host sends somebody back with.
  await context.route(/\/beheer(\?|$)/, async (route) => {
    route.fulfill({ response: await route.fetch(), body: editorPage(editor, "Test") });
  });
  await context.route("**/beheer/config.json", async (route) => {
    const config = await (await route.fetch()).json();
    config.cms.backend = backendOf(editor);
    await route.fulfill({ json: { ...config, hasGitHost: true } });
  });
  if (!editor.address) {
    return;
  }
  // Past the browser's own rule that a page which a test hands out may not call this machine.
  await context.route(`${editor.address}/{api,login/oauth/access_token}**`, async (route) =>
    route.fulfill({ response: await route.fetch() }),
  );
}

export type Editor = ReturnType<typeof editorOn>;

export function editorOn(page: Page) {
  /** The form field at a path, as in "contact.0.title". */
  const field = (path: string) => page.locator(`section.field[data-key-path="${path}"]`);
  const fields = page.locator("section.field");
  const saveButton = page.locator("button[data-label=Opslaan]");

  /**
   * Presses save until that shows: on a busy machine the editor does not take every press while it
   * draws.
   */
  async function saveUntil(shows: () => Promise<boolean>): Promise<void> {
    await expect(async () => {
      if (!(await shows())) {
        await saveButton.click({ timeout: 2_000 });
      }
      await expect.poll(shows, { timeout: 5_000 }).toBe(true);
    }).toPass({ timeout: 20_000 });
  }

  /** Stands there once the editor has read all files. */
  const tree = page.getByRole("treeitem", { name: "Bedrijf en prijzen" });
  const isReady = (timeout = 20_000) => expect(tree).toBeVisible({ timeout });

  /** Takes the folder, unless the editor has kept it from the last time. */
  async function open(): Promise<void> {
    const button = page.getByRole("button", { name: "Werken met een lokale repository" });
    await expect(button.or(tree)).toBeVisible({ timeout: 20_000 });
    if (await button.isVisible()) {
      await button.click();
    }
    await isReady();
  }

  /** Leaves the form that is open, if there is one, without saving. */
  async function leave(): Promise<void> {
    if ((await fields.count()) > 0) {
      await page.getByRole("button", { name: "Bewerken annuleren" }).click();
    }
    await expect(fields).toHaveCount(0);
  }

  /**
   * Writes files into the folder in the browser's own storage that the editor opens: real files and
   * writes. All at once, because each write waits for the disk.
   */
  const write = (files: Readonly<Record<string, string>>) =>
    page.evaluate(async (files) => {
      const root = await navigator.storage.getDirectory();
      async function writeFile(path: string, text: string): Promise<void> {
        let folder = await root.getDirectoryHandle("website", { create: true });
        const [name = "", ...above] = path.split("/").reverse();
        for (const part of above.reverse()) {
          folder = await folder.getDirectoryHandle(part, { create: true });
        }
        const file = await folder.getFileHandle(name, { create: true });
        const writable = await file.createWritable();
        await writable.write(text);
        await writable.close();
      }
      await Promise.all(Object.entries(files).map(([path, text]) => writeFile(path, text)));
    }, files);

  return {
    field,
    isReady,
    leave,
    open,
    write,

    /**
     * Opens the editor on a folder that holds the project's files. Without view transitions, as in
     * some browsers: drawing them takes as long as all else.
     */
    async openOnFolder(): Promise<void> {
      await page.addInitScript(() => {
        Object.defineProperty(document, "startViewTransition", { value: undefined });
        const value = async () => {
          const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(
            "website",
          );
          await folder.getDirectoryHandle(".git", { create: true });
          return folder;
        };
        Object.defineProperty(window, "showDirectoryPicker", { value, writable: true });
      });
      await page.goto("/beheer");
      await write(files);
      await open();
    },

    /**
     * What changed on disk: the text of each file that is not as it was, or its size for a picture.
     */
    async changedFiles(): Promise<Record<string, string>> {
      const now = await page.evaluate(async () => {
        const found: Record<string, string> = {};
        const read = async (folder: FileSystemDirectoryHandle, above: string) => {
          for await (const [name, entry] of folder) {
            const path = above + name;
            if (entry instanceof FileSystemDirectoryHandle) {
              await read(entry, `${path}/`);
            } else if (entry instanceof FileSystemFileHandle) {
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
    },

    /**
     * Goes to a place in the editor, as in "collections/reviews/new", and leaves what is open there
     * without saving.
     */
    async goTo(place: string): Promise<void> {
      await leave();
      await page.goto(`/beheer#/${place}`);
    },

    fill: (path: string, text: string) =>
      field(path).locator("input:not([type=file]), textarea").first().fill(text),

    save: () => saveButton.click(),

    /**
     * Saves, and waits until the editor has gone back to the list, as it does once everything has
     * been written.
     */
    saveWell: () =>
      saveUntil(async () => !/\/(entries|new)\b/.test(page.url()) && (await fields.count()) === 0),

    /** Saves, and expects the form to stay and to say this. */
    async saveRefused(sentence: string | RegExp): Promise<void> {
      await saveButton.click();
      await expect(field("controle")).toContainText(sentence);
    },

    async choose(path: string, name: string): Promise<void> {
      await field(path).getByRole("combobox").click();
      await page.getByRole("option", { name, exact: true }).click();
    },

    /**
     * Chooses a photograph that is there, and waits until it stands in the form: what is saved
     * before is empty.
     */
    async choosePhoto(path: string, name: string): Promise<void> {
      await field(path).getByRole("button", { name: "Bladeren" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("option", { name: new RegExp(name) }).click();
      await dialog.getByRole("button", { name: "Invoegen" }).click();
      await expect(dialog).toHaveCount(0);
      await expect(field(path)).toContainText(`${name}.jpg`);
    },
  };
}
