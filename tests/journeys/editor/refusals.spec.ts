import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { type Editor, editorOn, files, tallScreen } from "#tests/support/editor.ts";
import { expect, recordMessages, test, unexpectedIn } from "#tests/support/test.ts";

const pathsIn = (folder: string) => Object.keys(files).filter((path) => path.startsWith(folder));
const [reviewFile = ""] = pathsIn("content/reviews/");
// The shortest form, which the editor draws soonest.
const [articleFile = ""] = pathsIn("content/articles/").sort(
  (one, other) => (files[one] ?? "").length - (files[other] ?? "").length,
);
const review = `collections/reviews/entries/${basename(reviewFile, ".yaml")}`;
const article = `collections/articles/entries/${basename(articleFile, ".md")}`;
const photo = readFileSync(globSync("photos/*.jpg")[0] ?? "");
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });

test.use(tallScreen);
// All in one editor, because opening it takes longest. None of these tests changes a file.
test.describe.configure({ mode: "default" });

let page: Page;
let editor: Editor;
let messages: string[] = [];

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  messages = recordMessages(page.context());
  editor = editorOn(page);
  await editor.openOnFolder();
});

/** Sveltia revokes the address of a chosen picture when its form closes, even while it loads. */
const revokedPicture = /net::ERR_FILE_NOT_FOUND/;

test.afterEach(async () => {
  expect(await editor.changedFiles()).toEqual({});
  const unexpected = unexpectedIn(messages).filter((message) => !revokedPicture.test(message));
  expect(unexpected, "console messages and page errors").toEqual([]);
});

test.afterAll(() => page.close());

test("a rating of seven is refused, with the name of its field", async () => {
  await editor.goTo(review);
  await editor.fill("rating", "7");
  await editor.saveRefused(/Beoordeling.*5/);
});

test("an article with the title and address of another is refused", async () => {
  const { title } = parse((files[articleFile] ?? "").split("---")[1] ?? "") as { title: string };
  await editor.goTo("collections/articles/new");
  await editor.fill("title", title);
  await editor.saveRefused("Er is al een onderdeel met deze titel");
});

test("a heading that fills a phone's screen can be saved, with advice", async () => {
  await editor.goTo("collections/paginas/entries/content-pages-faq");
  await editor.fill("heading", "Alles wat u altijd al wilde weten over stucen en over schilderen");
  await expect(editor.field("controle")).toContainText(
    "Deze kop vult op een telefoon het hele scherm, want hij heeft 64 tekens.",
  );
});

/** Chooses a file for the article's photograph, and waits until the editor has processed it. */
async function choosePhoto(name: string, content: Buffer): Promise<void> {
  await editor.goTo(article);
  const field = editor.field("photo");
  await field.locator("input[type=file]").first().setInputFiles(jpeg(name, content));
  await expect(field).toContainText(name);
}

test("a photograph without a description is refused", async () => {
  await choosePhoto("hal.jpg", photo);
  await editor.saveRefused("Schrijf wat er op deze foto te zien is.");
});

test("a file that the browser cannot read as a photograph is named", async () => {
  await editor.goTo(article);
  const said = page.waitForEvent("dialog");
  const chosen = jpeg("IMG_0012.HEIC", Buffer.from("....ftypheic"));
  const choosing = editor.field("photo").locator("input[type=file]").first().setInputFiles(chosen);
  const dialog = await said;
  expect(dialog.message()).toContain("‘IMG_0012.HEIC’");
  await dialog.accept();
  await choosing;
});
