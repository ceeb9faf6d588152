import { spawnSync } from "node:child_process";
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { copyOfContent } from "../../../editor/testing.ts";
import { expect, test } from "../../helpers/test.ts";
import {
  addBlock,
  changedFiles,
  choosePhoto,
  expectRefusal,
  field,
  files,
  fill,
  goTo,
  leave,
  openOnFolder,
  save,
  saveRefused,
  saveWell,
  tallScreen,
} from "../../helpers/editor-steps.ts";

const business = parse(files["content/business.yaml"] ?? "") as { phone: string };
const { categories } = parse(files["content/pages/blogs.yaml"] ?? "") as { categories: string[] };
const reviewFile = Object.keys(files).find((path) => path.startsWith("content/reviews/")) ?? "";
const reviewId = reviewFile.replace(/^.*\/|\.yaml$/g, "");
// The shortest first: the editor draws it soonest.
const articleFiles = Object.keys(files)
  .filter((path) => path.startsWith("content/articles/"))
  .sort((a, b) => (files[a] ?? "").length - (files[b] ?? "").length);
const photo = readFileSync(globSync("photos/*.jpg")[0] ?? "");
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });

test.use({ viewport: tallScreen });
// Several forms one after the other in an editor that was opened once.
test.describe.configure({ timeout: 120_000 });

test.beforeEach(async ({ page, expectConsole }) => {
  expectConsole(/\[Loading site data\]|CMS configuration|saving_failed/, { optional: true });
  await openOnFolder(page);
});

test("what the owner types is all that changes, and the website takes it", async ({ page }) => {
  const expected: Record<string, string> = {};

  await test.step("a phone number, saved twice", async () => {
    for (const number of ["010-1234567", "010-7654321"]) {
      await goTo(page, "collections/bedrijf/entries/content-business");
      await fill(page, "phone", number);
      await saveWell(page);
    }
    expected["content/business.yaml"] = (files["content/business.yaml"] ?? "").replace(
      business.phone,
      "010-7654321",
    );
    expect(await changedFiles(page)).toEqual(expected);
  });

  await test.step("a review", async () => {
    await goTo(page, "collections/reviews/new");
    await fill(page, "name", "Truus Vermeulen");
    await fill(page, "location", "Delft");
    await fill(page, "text", "Netjes gewerkt: de hal is strak, en alles was op vrijdag klaar.");
    await fill(page, "rating", "5");
    await fill(page, "published", "2026-06-12");
    // Up to five places are buttons, more a list.
    const choices = field(page, "shownOn")
      .getByRole("radio")
      .or(field(page, "shownOn").getByRole("combobox"));
    await choices.first().click();
    if ((await choices.count()) === 1) await page.getByRole("option").first().click();
    await saveWell(page);
    expected["content/reviews/truus-vermeulen.yaml"] = [
      "name: Truus Vermeulen",
      "location: Delft",
      'text: "Netjes gewerkt: de hal is strak, en alles was op vrijdag klaar."',
      "rating: 5",
      "published: 2026-06-12",
      "shownOn: reviews",
      "",
    ].join("\n");
    expect(await changedFiles(page)).toEqual(expected);
  });

  await test.step("a photograph, with what is seen on it", async () => {
    await goTo(page, "collections/fotos/entries/content-photos");
    await page
      .getByRole("button", { name: /toevoegen$/ })
      .last()
      .click();
    const last = page.locator("section.field[data-key-path$='.naam']").last();
    await last.locator("input[type=file]").first().setInputFiles(jpeg("Witte Hal.jpeg", photo));
    const alt = page.locator("section.field[data-key-path$='.alt']").last();
    await alt.locator("textarea, input").fill("Hal met witte muren en een eiken trap.");
    await saveWell(page);
    expected["photos/witte-hal.jpg"] = `${photo.length} bytes`;
    expected["content/photos.yaml"] =
      `${files["content/photos.yaml"]}witte-hal:\n  alt: Hal met witte muren en een eiken trap.\n`;
    expect(await changedFiles(page)).toEqual(expected);
  });

  await test.step("an article with that photograph in its text", async () => {
    await goTo(page, "collections/articles/new");
    await fill(page, "title", "Een hal stucen in een dag");
    await fill(page, "excerpt", "Wat er op één dag kan in een hal, en waarom de trap eerst afgeplakt wordt.");
    await fill(page, "published", "2026-06-13");
    await field(page, "category").getByRole("combobox").click();
    await page.getByRole("option", { name: categories[0] ?? "", exact: true }).click();
    await choosePhoto(page, "photo", "witte-hal");
    await fill(page, "body.0.tekst", "Eerst plakken we de trap af.\n\n## Daarna\n\nKost {price.interior}.");
    await addBlock(page, "Foto");
    await choosePhoto(page, "body.1.foto", "witte-hal");
    await fill(page, "body.1.bijschrift", "De hal na één dag");
    await saveWell(page);
    expected["content/articles/een-hal-stucen-in-een-dag.md"] = [
      "---",
      "title: Een hal stucen in een dag",
      "excerpt: Wat er op één dag kan in een hal, en waarom de trap eerst afgeplakt wordt.",
      "published: 2026-06-13",
      "photo: witte-hal",
      `category: ${categories[0]}`,
      "---",
      "",
      "Eerst plakken we de trap af.",
      "",
      "## Daarna",
      "",
      "Kost {price.interior}.",
      "",
      '![](/photos/witte-hal.jpg "De hal na één dag")',
      "",
    ].join("\n");
    expect(await changedFiles(page)).toEqual(expected);
  });

  await test.step("the check of the content finds nothing", async () => {
    const copy = copyOfContent();
    rmSync(join(copy, "photos"));
    cpSync("photos", join(copy, "photos"), { recursive: true });
    for (const [path, text] of Object.entries(expected)) {
      writeFileSync(join(copy, path), path.startsWith("photos/") ? photo : text);
    }
    const check = join(process.cwd(), "scripts/check-content.ts");
    const { stderr, status } = spawnSync(process.execPath, [check], { cwd: copy, encoding: "utf8" });
    rmSync(copy, { recursive: true });
    expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
  });
});

test("what is wrong is refused in Dutch, and nothing is written", async ({ page }, testInfo) => {
  await test.step("a rating of seven", async () => {
    await goTo(page, `collections/reviews/entries/${reviewId}`);
    await fill(page, "rating", "7");
    await save(page);
    await expect(field(page, "rating")).toContainText("Schrijf een heel getal van 1 tot en met 5.");
  });

  await test.step("a name between braces that does not exist", async () => {
    await fill(page, "rating", "4");
    await fill(page, "text", "Voor {prijs.binnen} was alles af, en netjes ook.");
    await saveRefused(page, "Wat de klant schreef: {prijs.binnen} bestaat niet");
  });

  await test.step("a file that changed since it was opened", async () => {
    await page.evaluate(async (path) => {
      let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("website");
      for (const part of path.split("/").slice(0, -1)) folder = await folder.getDirectoryHandle(part);
      const file = await folder.getFileHandle(path.split("/").at(-1) ?? "");
      const writable = await file.createWritable({ keepExistingData: true });
      await writable.write({ type: "write", position: (await file.getFile()).size, data: "# Elsewhere\n" });
      await writable.close();
    }, reviewFile);
    await fill(page, "text", "Alles was op tijd af, en netjes ook.");
    await saveRefused(page, "gewijzigd sinds u het opende");
  });
  const elsewhere = { [reviewFile]: `${files[reviewFile]}# Elsewhere\n` };
  expect(await changedFiles(page)).toEqual(elsewhere);

  await test.step("an article without a title", async () => {
    await leave(page);
    await goTo(page, `collections/articles/entries/${articleFiles[0]?.replace(/^.*\/|\.md$/g, "")}`);
    await fill(page, "title", "");
    await save(page);
    await expect(field(page, "title")).toContainText("verplicht");
  });

  await test.step("an article with the title and address of another", async () => {
    const source = files[articleFiles[0] ?? ""] ?? "";
    const { title, excerpt } = parse(source.split("---")[1] ?? "") as { title: string; excerpt: string };
    await leave(page);
    await goTo(page, "collections/articles/new");
    await fill(page, "title", title);
    await fill(page, "excerpt", excerpt);
    await fill(page, "published", "2026-06-13");
    await field(page, "category").getByRole("combobox").click();
    await page.getByRole("option", { name: categories[0] ?? "", exact: true }).click();
    await field(page, "body.0.tekst").locator("textarea").fill("Kort.");
    await field(page, "photo").locator("input[type=file]").first().setInputFiles(jpeg("hal.jpg", photo));
    await saveRefused(page, "Er is al een onderdeel met deze titel");
  });

  await test.step("two services at one address", async () => {
    const services = (parse(files["content/services.yaml"] ?? "") as { services: { slug: string }[] })
      .services;
    await leave(page);
    await goTo(page, "collections/bedrijf/entries/content-services");
    await page.getByRole("button", { name: "Alles uitvouwen" }).first().click();
    await fill(page, "services.1.slug", services[0]?.slug ?? "");
    await saveRefused(page, `‘${services[0]?.slug}’ staat er twee keer`);
  });

  await test.step("a fourth project on top", async () => {
    const projects = Object.entries(files).filter(([path]) => path.startsWith("content/projects/"));
    const [path = ""] = projects.find(([, text]) => !/^featured: true$/m.test(text)) ?? [];
    const onTop = projects.filter(([, text]) => /^featured: true$/m.test(text)).length;
    // Of fewer, one more is allowed.
    if (onTop < 3) return;
    await leave(page);
    await goTo(page, `collections/projects/entries/${path.replace(/^.*\/|\.yaml$/g, "")}`);
    await field(page, "featured").getByRole("switch").click();
    await saveRefused(page, `Projecten: Er staan er ${onTop + 1} bovenaan`);
  });

  await test.step("a program that is called .jpg, and a picture of 12 MB", async () => {
    await leave(page);
    await goTo(page, `collections/articles/entries/${articleFiles[0]?.replace(/^.*\/|\.md$/g, "")}`);
    const picker = field(page, "photo").locator("input[type=file]").first();
    await picker.setInputFiles(jpeg("rekening.jpg", Buffer.from("MZ\x90\x00\x03")));
    await expectRefusal(page, "rekening.jpg is geen JPEG-foto");
    // From a file: what is handed over as it is goes through the browser's own connection.
    const large = testInfo.outputPath("groot.jpg");
    writeFileSync(large, Buffer.concat([photo, Buffer.alloc(12_000_000)]));
    await picker.setInputFiles(large);
    await expectRefusal(page, "groot.jpg is te groot: hoogstens 10 MB");
  });

  await test.step("a photograph that nobody described", async () => {
    await field(page, "photo").locator("input[type=file]").first().setInputFiles(jpeg("hal.jpg", photo));
    await saveRefused(page, "De foto ‘hal’ staat niet bij Foto's");
  });

  expect(await changedFiles(page)).toEqual(elsewhere);
});
