import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { files, tallScreen } from "#e2e/helpers/editor.ts";
import { expect, test } from "#e2e/helpers/test.ts";
import { checkIn, copyOfContent } from "#editor/testing.ts";

const firm = files["content/business.yaml"] ?? "";
const { phone } = parse(firm) as { phone: string };
const [category = ""] = parse(files["content/pages/blogs.yaml"] ?? "").categories as string[];
const reviewFile = Object.keys(files).find((path) => path.startsWith("content/reviews/")) ?? "";
// The shortest first: the editor draws it soonest.
const [[articleFile, article] = ["", ""]] = Object.entries(files)
  .filter(([path]) => path.startsWith("content/articles/"))
  .sort(([, one], [, other]) => one.length - other.length);
const photo = readFileSync(globSync("photos/*.jpg")[0] ?? "");
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });

test.use(tallScreen);
// Several forms one after the other in an editor that was opened once.
test.describe.configure({ timeout: 120_000 });

test.beforeEach(({ editor }) => editor.openOnFolder());

test("what the owner types is all that changes, and the website takes it", async ({
  page,
  editor,
}) => {
  const expected: Record<string, string> = {};

  await test.step("a phone number, saved twice, again after a reload", async () => {
    for (const number of ["010-1234567", "010-7654321"]) {
      await page.reload();
      await editor.open();
      await editor.goTo("collections/bedrijf/entries/content-business");
      await editor.fill("phone", number);
      await editor.saveWell();
    }
    expected["content/business.yaml"] = firm.replace(phone, "010-7654321");
    expect(await editor.changedFiles()).toEqual(expected);
  });

  await test.step("a review", async () => {
    await editor.goTo("collections/reviews/new");
    await editor.fill("name", "Truus Vermeulen");
    await editor.fill("location", "Delft");
    await editor.fill("text", "Netjes gewerkt: de hal is strak, en alles was op vrijdag klaar.");
    await editor.fill("rating", "5");
    await editor.fill("published", "2026-06-12");
    // Up to five places are buttons, more a list.
    const place = editor.field("shownOn");
    const choices = place.getByRole("radio").or(place.getByRole("combobox"));
    await choices.first().click();
    if ((await choices.count()) === 1) {
      await page.getByRole("option").first().click();
    }
    await editor.saveWell();
    expected["content/reviews/truus-vermeulen.yaml"] = [
      "name: Truus Vermeulen",
      "location: Delft",
      'text: "Netjes gewerkt: de hal is strak, en alles was op vrijdag klaar."',
      "rating: 5",
      "published: 2026-06-12",
      "shownOn: reviews",
      "",
    ].join("\n");
    expect(await editor.changedFiles()).toEqual(expected);
  });

  await test.step("a photograph, with what is seen on it", async () => {
    await editor.goTo("collections/fotos/entries/content-photos");
    const add = page.getByRole("button", { name: /toevoegen$/ });
    await add.last().click();
    const last = (name: string) => page.locator(`section.field[data-key-path$='.${name}']`).last();
    // The field below it is not drawn before it is in sight.
    await last("naam").scrollIntoViewIfNeeded();
    await last("naam")
      .locator("input[type=file]")
      .first()
      .setInputFiles(jpeg("Witte Hal.jpeg", photo));
    await last("alt").locator("textarea, input").fill("Hal met witte muren en een eiken trap.");
    await editor.saveWell();
    expected["photos/witte-hal.jpg"] = `${photo.length} bytes`;
    expected["content/photos.yaml"] =
      `${files["content/photos.yaml"]}witte-hal:\n  alt: Hal met witte muren en een eiken trap.\n`;
    expect(await editor.changedFiles()).toEqual(expected);
  });

  await test.step("an article with that photograph in its text", async () => {
    await editor.goTo("collections/articles/new");
    await editor.fill("title", "Een hal stucen in een dag");
    await editor.fill(
      "excerpt",
      "Wat er op één dag kan in een hal, en waarom de trap eerst afgeplakt wordt.",
    );
    await editor.fill("published", "2026-06-13");
    await editor.choose("category", category);
    await editor.choosePhoto("photo", "witte-hal");
    await editor.fill(
      "body.0.tekst",
      "Eerst plakken we de trap af.\n\n## Daarna\n\nKost {price.interior}.",
    );
    const add = editor.field("body").getByRole("button", { name: /toevoegen$/ });
    await add.click();
    await page.getByRole("menuitem", { name: "Foto", exact: true }).click();
    await editor.choosePhoto("body.1.foto", "witte-hal");
    await editor.fill("body.1.bijschrift", "De hal na één dag");
    await editor.saveWell();
    expected["content/articles/een-hal-stucen-in-een-dag.md"] = [
      "---",
      "title: Een hal stucen in een dag",
      "excerpt: Wat er op één dag kan in een hal, en waarom de trap eerst afgeplakt wordt.",
      "published: 2026-06-13",
      "photo: witte-hal",
      `category: ${category}`,
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
    expect(await editor.changedFiles()).toEqual(expected);
  });

  await test.step("the check of the content finds nothing", async () => {
    using copy = copyOfContent();
    rmSync(join(copy.path, "photos"));
    cpSync("photos", join(copy.path, "photos"), { recursive: true });
    for (const [path, text] of Object.entries(expected)) {
      writeFileSync(join(copy.path, path), path.startsWith("photos/") ? photo : text);
    }
    expect(checkIn(copy.path)).toEqual({ status: 0, lines: [] });
  });
});

test("what is wrong is refused in Dutch, and nothing is written", async ({
  page,
  editor,
}, testInfo) => {
  const elsewhere = { [reviewFile]: `${files[reviewFile]}# Elsewhere\n` };

  await test.step("a rating of seven", async () => {
    await editor.goTo(`collections/reviews/entries/${basename(reviewFile, ".yaml")}`);
    await editor.fill("rating", "7");
    await editor.save();
    await expect(editor.field("rating")).toContainText(
      "Schrijf een heel getal van 1 tot en met 5.",
    );
  });

  await test.step("a name between braces that does not exist", async () => {
    await editor.fill("rating", "4");
    await editor.fill("text", "Voor {prijs.binnen} was alles af, en netjes ook.");
    await editor.saveRefused("Wat de klant schreef: {prijs.binnen} bestaat niet");
  });

  await test.step("a file that changed since it was opened", async () => {
    await editor.write(elsewhere);
    await editor.fill("text", "Alles was op tijd af, en netjes ook.");
    await editor.saveRefused("gewijzigd sinds u het opende");
  });
  expect(await editor.changedFiles()).toEqual(elsewhere);

  await test.step("an article without a title", async () => {
    await editor.goTo(`collections/articles/entries/${basename(articleFile, ".md")}`);
    await editor.fill("title", "");
    await editor.save();
    await expect(editor.field("title")).toContainText("verplicht");
  });

  await test.step("an article with the title and address of another", async () => {
    const { title, excerpt } = parse(article.split("---")[1] ?? "") as {
      title: string;
      excerpt: string;
    };
    await editor.goTo("collections/articles/new");
    await editor.fill("title", title);
    await editor.fill("excerpt", excerpt);
    await editor.fill("published", "2026-06-13");
    await editor.choose("category", category);
    await editor.field("body.0.tekst").locator("textarea").fill("Kort.");
    await editor
      .field("photo")
      .locator("input[type=file]")
      .first()
      .setInputFiles(jpeg("hal.jpg", photo));
    await editor.saveRefused("Er is al een onderdeel met deze titel");
  });

  await test.step("two services at one address", async () => {
    const { slug } = parse(files["content/services.yaml"] ?? "").services[0] as { slug: string };
    await editor.goTo("collections/bedrijf/entries/content-services");
    await page.getByRole("button", { name: "Alles uitvouwen" }).first().click();
    await editor.fill("services.1.slug", slug);
    await editor.saveRefused(`‘${slug}’ staat er twee keer`);
  });

  await test.step("a program that is called .jpg, and a picture of 12 MB", async () => {
    await editor.goTo(`collections/articles/entries/${basename(articleFile, ".md")}`);
    const picker = editor.field("photo").locator("input[type=file]").first();
    await picker.setInputFiles(jpeg("rekening.jpg", Buffer.from("MZ\x90\x00\x03")));
    await editor.expectRefusal("rekening.jpg is geen JPEG-foto");
    // From a file: what is handed over as it is goes through the browser's own connection.
    const large = testInfo.outputPath("groot.jpg");
    writeFileSync(large, Buffer.concat([photo, Buffer.alloc(12_000_000)]));
    await picker.setInputFiles(large);
    await editor.expectRefusal("groot.jpg is te groot: hoogstens 10 MB");
  });

  await test.step("a photograph that nobody described", async () => {
    await editor
      .field("photo")
      .locator("input[type=file]")
      .first()
      .setInputFiles(jpeg("hal.jpg", photo));
    await editor.saveRefused("De foto ‘hal’ staat niet bij Foto's");
  });

  expect(await editor.changedFiles()).toEqual(elsewhere);
});
