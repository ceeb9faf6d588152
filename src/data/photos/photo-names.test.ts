import { describe, expect, test } from "vitest";
import { contentWarnings } from "#data/check.ts";
import { projects } from "#data/projects/projects.ts";
import { lineOf } from "#data/reading/issues.ts";
import { changedContent, mistakesIn, parsedFile } from "#tests/support/changed-content.ts";

const contactPage = "content/pages/contact.yaml";

describe("a photograph with the ending of a camera", () => {
  const described = { hal: { alt: "De hal van een huis, wit gestuct" } };
  const content = changedContent({
    "photos/hal.JPG": "",
    "content/photos.yaml": described,
    [contactPage]: { meta: { ...parsedFile(contactPage).meta, photo: "hal" } },
  });
  const mistake = "De foto heet hal.JPG. Noem hem hal.jpg; andere namen leest de website niet.";

  test.each([
    [`${contactPage} › meta › photo`, contactPage],
    ["content/photos.yaml › hal", "content/photos.yaml"],
  ])("is named at %s", (place, file) => {
    expect(mistakesIn(content, file)).toContain(`${place}: ${mistake}`);
  });
});

test("a file in photos/ that no page can show gets a warning", () => {
  const content = changedContent({ "photos/foto 2.jpeg": "", "photos/README.md": "" });
  expect(contentWarnings(content).map(lineOf)).toContain(
    "photos/foto 2.jpeg: De website kan dit bestand niet tonen. Bewaar het als JPEG, met een naam die eindigt op .jpg, of haal het weg.",
  );
  expect(contentWarnings(content).map(({ place }) => place)).not.toContain("photos/README.md");
});

describe("a photograph that nothing describes", () => {
  const photo = { "photos/hal.jpg": "" };
  const reason =
    "Schrijf wat er op deze foto te zien is. Is daar hier geen plek voor, voeg de foto dan eerst toe bij Foto's.";

  test("is refused where it is shown", () => {
    const page = { meta: { ...parsedFile(contactPage).meta, photo: "hal" } };
    const content = changedContent({ ...photo, [contactPage]: page });
    expect(mistakesIn(content, contactPage)).toContain(`${contactPage} › meta › photo: ${reason}`);
  });

  test("may be there, as when the project that showed it is gone", () => {
    const content = changedContent(photo);
    expect(mistakesIn(content, "content/photos.yaml")).toEqual([]);
    expect(contentWarnings(content).map(lineOf)).toContain(`content/photos.yaml › hal: ${reason}`);
  });
});

describe("a photograph that a project describes itself", () => {
  const file = `content/projects/${projects.data[0]?.id}.yaml`;
  const described = { photo: "hal", photoAlt: "De hal van een huis, wit gestuct" };
  const changes = { "photos/hal.jpg": "", [file]: described };

  test("needs no description elsewhere", () => {
    expect(mistakesIn(changedContent(changes), "content/photos.yaml")).toEqual([]);
    expect(mistakesIn(changedContent(changes), file)).toEqual([]);
  });

  test("is refused where content/photos.yaml describes it too", () => {
    const twice = { hal: { alt: "De hal van een huis in Delft" } };
    const content = changedContent({ ...changes, "content/photos.yaml": twice });
    expect(mistakesIn(content, file)).toEqual([
      `${file} › photoAlt: Bij Foto's staat al wat er op ‘hal’ te zien is. Maak dit veld leeg, of wijzig de zin daar.`,
    ]);
  });
});
