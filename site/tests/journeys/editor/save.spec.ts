import { basename } from "node:path";
import { parse } from "yaml";
import { files, tallScreen } from "#tests/support/editor.ts";
import { photo } from "#tests/support/enquiry-files.ts";
import { expect, test } from "#tests/support/test.ts";

// The editor draws every photograph again after each change, so there are few.
const photosFile = "content/photos.yaml";
const fewPhotos = (files[photosFile] ?? "")
  .split(/^(?=\w)/m)
  .slice(0, 4)
  .join("");
const [category = ""] = parse(files["content/pages/blogs.yaml"] ?? "").categories as string[];

// The shortest form, which the editor draws soonest.
const [articleFile = ""] = Object.keys(files)
  .filter((path) => path.startsWith("content/articles/"))
  .sort((one, other) => (files[one] ?? "").length - (files[other] ?? "").length);
const article = `collections/articles/entries/${basename(articleFile, ".md")}`;

test.use(tallScreen);

// One visit of an owner to the editor, because opening it takes longest.
test("photographs and an article are saved, and what was left is offered again", async ({
  page,
  editor,
  expectConsole,
}) => {
  // Sveltia revokes the address of a chosen picture when its form closes, even while it loads.
  expectConsole(/net::ERR_FILE_NOT_FOUND/);
  const expected: Record<string, string> = { [photosFile]: fewPhotos };
  await editor.openOnFolder(expected);

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
    expect(await editor.changedFiles()).toEqual(expected);
  });

  await test.step("a photograph, with what is seen on it", async () => {
    await editor.goTo("collections/fotos/entries/content-photos");
    const add = page.locator("section.field").getByRole("button", { name: /toevoegen$/ });
    const added = `lijst.${Object.keys(parse(fewPhotos)).length}`;
    await editor.press(add.last());
    await editor.fileIn(`${added}.naam`).setInputFiles(await photo("Witte Hal.jpeg", 3000));
    await expect(editor.field(`${added}.naam`)).toContainText("witte-hal.jpg");
    await editor.fill(`${added}.alt`, "Hal met witte muren en een eiken trap.");
    await editor.saveWell();
    expected["photos/witte-hal.jpg"] = "2400 × 1800, without Exif";
    expected[photosFile] =
      `${fewPhotos}witte-hal:\n  alt: Hal met witte muren en een eiken trap.\n`;
    expect(await editor.changedFiles()).toEqual(expected);
  });

  await test.step("an article with that photograph in its text", async () => {
    await editor.goTo("collections/articles/new");
    await editor.fill("title", "Een hal stucen in een dag");
    await editor.fill("excerpt", "Wat er op één dag kan in een hal, en waarom we eerst afplakken.");
    await editor.fill("published", "2026-06-13");
    await editor.press(editor.field("category").getByRole("combobox"));
    await editor.press(page.getByRole("option", { name: category, exact: true }));
    await editor.fileIn("photo").setInputFiles(await photo("Trap.jpeg", 600));
    await expect(editor.field("photo")).toContainText("trap.jpg");
    await editor.fill("body.0.tekst", "Eerst plakken we af.\n\n## Daarna\n\nBel {business.phone}.");
    const add = editor.field("body").getByRole("button", { name: /toevoegen$/ });
    const kind = page.getByRole("menuitem", { name: "Foto", exact: true });
    await editor.press(add);
    await editor.press(kind);
    const inText = editor.field("body.1.foto");
    await editor.press(inText.getByRole("button", { name: "Bladeren" }));
    const dialog = page.getByRole("dialog");
    await editor.press(dialog.getByRole("option", { name: /witte-hal/ }));
    await editor.press(dialog.getByRole("button", { name: "Invoegen" }));
    // Before the form shows it, a save would leave the field empty.
    await expect(dialog).toHaveCount(0);
    await expect(inText).toContainText("witte-hal.jpg");
    await editor.fill("body.1.bijschrift", "De hal na één dag");
    await editor.saveRefused("Schrijf wat er op deze foto te zien is.");
    await editor.fill("photoAlt", "Witte trap met eiken treden.");
    await editor.saveWell();
    expected["photos/trap.jpg"] = "600 × 450, without Exif";
    expected["content/articles/een-hal-stucen-in-een-dag.md"] = [
      "---",
      "title: Een hal stucen in een dag",
      "excerpt: Wat er op één dag kan in een hal, en waarom we eerst afplakken.",
      "published: 2026-06-13",
      "photo: trap",
      "photoAlt: Witte trap met eiken treden.",
      `category: ${category}`,
      "moreFollows: false",
      "draft: false",
      "---",
      "",
      "Eerst plakken we af.",
      "",
      "## Daarna",
      "",
      "Bel {business.phone}.",
      "",
      '![](/photos/witte-hal.jpg "De hal na één dag")',
      "",
    ].join("\n");
    expect(await editor.changedFiles()).toEqual(expected);
  });

  await test.step("what was typed in a form that was left, with its photograph", async () => {
    await editor.goTo("collections/projects/new");
    // Only what is typed counts as a draft, and not what a script fills in.
    await editor.field("title").getByRole("textbox").pressSequentially("Een gang in Delft");
    await editor.fileIn("photo").setInputFiles(await photo("Gang.jpeg", 600));
    await expect(editor.field("photo")).toContainText("gang.jpg");
    const kept = async () => JSON.stringify(await page.context().storageState({ indexedDB: true }));
    await expect.poll(kept).toMatch(/Een gang in Delft.*blob:|blob:.*Een gang in Delft/);

    await editor.leave();
    await editor.goTo("collections/projects/new");
    await editor.press(page.getByRole("button", { name: "Herstellen" }));
    await expect(editor.field("title").getByRole("textbox")).toHaveValue("Een gang in Delft");
    await expect(editor.field("photo")).toContainText("gang.jpg");
  });
});
