import { basename } from "node:path";
import { files, tallScreen } from "#tests/support/editor.ts";
import { expect, test } from "#tests/support/test.ts";

// The shortest form, which the editor draws soonest.
const [articleFile = ""] = Object.keys(files)
  .filter((path) => path.startsWith("content/articles/"))
  .sort((one, other) => (files[one] ?? "").length - (files[other] ?? "").length);
const article = `collections/articles/entries/${basename(articleFile, ".md")}`;

test.use(tallScreen);

test("what is wrong is refused with its field and what to do, and nothing is written", async ({
  page,
  editor,
  expectConsole,
}) => {
  // Sveltia revokes the address of a chosen picture when its form closes, even while it loads.
  expectConsole(/net::ERR_FILE_NOT_FOUND/);
  await editor.openOnFolder();

  await test.step("a heading that fills a phone's screen, of which it is only said", async () => {
    await editor.goTo("collections/paginas/entries/content-pages-faq");
    const heading = "Alles wat u altijd al wilde weten over stucen en over schilderen";
    await editor.fill("heading", heading);
    await expect(editor.field("controle")).toContainText(
      "Deze kop vult op een telefoon het hele scherm, want hij heeft 64 tekens.",
    );
  });

  await test.step("a file that the browser cannot read as a photograph", async () => {
    await editor.goTo(article);
    const said = page.waitForEvent("dialog");
    const buffer = Buffer.from("....ftypheic");
    const heic = { name: "IMG_0012.HEIC", mimeType: "image/jpeg", buffer };
    const choosing = editor.fileIn("photo").setInputFiles(heic);
    const dialog = await said;
    expect(dialog.message()).toContain("‘IMG_0012.HEIC’");
    await dialog.accept();
    await choosing;
  });
  expect(await editor.changedFiles()).toEqual({});
});
