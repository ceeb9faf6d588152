import { globSync, readFileSync } from "node:fs";
import type { Site } from "@contractor/core/facts/firm/site-schema.ts";
import { site } from "@contractor/core/facts.ts";
import { backendOf } from "@contractor/owner/editor/form/backend.ts";
import { editorPage } from "@contractor/owner/editor/page/page.ts";
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { atRest } from "./launch.ts";

/** The files that the editor can change, with their texts in the project. */
export const files: Readonly<Record<string, string>> = Object.fromEntries(
  ["site.yaml", ...globSync("content/**/*.{yaml,md}")].map((path) => [
    path,
    readFileSync(path, "utf8"),
  ]),
);

/**
 * The editor draws a field when it comes into view, so on a screen this tall it draws them all. It
 * redraws them after each change, so the scale is low.
 */
export const tallScreen = {
  ...atRest,
  viewport: { width: 1280, height: 4200 },
  deviceScaleFactor: 0.5,
};

/**
 * The editor changes its screens at once, as in browsers without view transitions. Drawing the
 * transitions takes as long as everything else.
 */
function withoutViewTransitions(): void {
  Object.defineProperty(document, "startViewTransition", { value: undefined });
}

/** Connects the site's editor to the git host in these settings of site.yaml. */
export async function connect(
  context: BrowserContext,
  settings: Partial<Site["editor"]>,
): Promise<void> {
  const editor = { ...site.data.editor, branch: "main", ...settings };
  await context.addInitScript(withoutViewTransitions);
  await context.route("**/beheer", async (route) => {
    route.fulfill({ response: await route.fetch(), body: editorPage(editor, "Test") });
  });
  await context.route("**/beheer/config.json", async (route) => {
    const config = await (await route.fetch()).json();
    config.cms.backend = backendOf(editor);
    await route.fulfill({ json: { ...config, hasGitHost: true } });
  });
}

export type Editor = ReturnType<typeof editorOn>;

export function editorOn(page: Page) {
  /** The form field with a path such as "contact.0.title". */
  const field = (path: string) => page.locator(`section.field[data-key-path="${path}"]`);
  const fields = page.locator("section.field");
  const saveButton = page.locator("button[data-label=Opslaan]");

  /**
   * Presses a button at once. The editor can draw anew between the two halves of a click by mouse,
   * and then it loses the click. Playwright's `expect` describes the whole page each time that
   * something is not there yet, which takes the editor's pages long, so `waitFor` waits.
   */
  async function press(button: Locator): Promise<void> {
    await button.waitFor();
    await expect(button).toBeEnabled();
    await button.evaluate((element: HTMLElement) => element.click());
  }

  /** Waits until the editor has read all files. */
  const isReady = () => page.getByRole("treeitem", { name: "Bedrijf en prijzen" }).waitFor();

  /** Closes the form, if one is open, without saving. */
  async function leave(): Promise<void> {
    if ((await fields.count()) > 0) {
      await page.getByRole("button", { name: "Bewerken annuleren" }).click();
    }
    await expect(fields).toHaveCount(0);
  }

  return {
    field,
    isReady,
    leave,
    press,

    /** Opens the editor on a folder with the files of the project, some with another text. */
    async openOnFolder(changed: Readonly<Record<string, string>> = {}): Promise<void> {
      await page.addInitScript(withoutViewTransitions);
      await page.addInitScript(() => {
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
      const texts = { ...files, ...changed };
      // Real files in the browser's own storage, written all at once, because each write waits for
      // the disk.
      await page.evaluate(async (files) => {
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
      }, texts);
      await page.getByRole("button", { name: "Teksten wijzigen" }).click();
      await isReady();
    },

    /** The files that changed on disk, each with its text, or what a picture is like. */
    async changedFiles(): Promise<Record<string, string>> {
      const now = await page.evaluate(async () => {
        const found: Record<string, string> = {};
        const pictureIn = async (picture: File) => {
          const { width, height } = await createImageBitmap(picture);
          const hasExif = (await picture.text()).includes("Exif");
          return `${width} × ${height}, ${hasExif ? "with" : "without"} Exif`;
        };
        const read = async (folder: FileSystemDirectoryHandle, above: string) => {
          for await (const [name, entry] of folder) {
            const path = above + name;
            if (entry instanceof FileSystemDirectoryHandle) {
              await read(entry, `${path}/`);
            } else if (entry instanceof FileSystemFileHandle) {
              const file = await entry.getFile();
              found[path] = await (path.startsWith("photos/") ? pictureIn(file) : file.text());
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
     * Closes the current form without saving, and opens a place in the editor, such as
     * "collections/reviews/new".
     */
    async goTo(place: string): Promise<void> {
      await leave();
      await page.goto(`/beheer#/${place}`);
    },

    fill: (path: string, text: string) =>
      field(path).locator("input:not([type=file]), textarea").first().fill(text),

    /** The control of a field with which a file is chosen. */
    fileIn: (path: string) => field(path).locator("input[type=file]").first(),

    save: () => saveButton.click(),

    /**
     * Saves, and waits until the editor shows the list again, which it does when everything is
     * written.
     */
    async saveWell(): Promise<void> {
      await press(saveButton);
      await page.waitForURL(({ hash }) => !/\/(entries|new)\b/.test(hash));
      await expect(fields).toHaveCount(0);
    },

    /** Saves, and expects the form to stay open with this sentence. */
    async saveRefused(sentence: string | RegExp): Promise<void> {
      await saveButton.click();
      await expect(field("controle")).toContainText(sentence);
    },
  };
}
