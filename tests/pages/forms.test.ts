import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fields } from "#contract/fields.ts";
import { site } from "#data/firm/site.ts";
import { all, readPage, wordsOf } from "#tests/support/page-reader.ts";

test.each([
  ["/contact", "contact", false],
  ["/offerte-aanvragen", "quote", true],
] as const)(
  "the form on %s says that it leads to the mail program without script, and does",
  (path, name, asksForCity) => {
    const [form] = all(readPage(path).main, "form[method=post]");
    const recipient = `mailto:${site.data.sending[name].recipient}?subject=`;
    expect(form?.getAttribute("action")).toContain(recipient);
    expect(form?.getAttribute("enctype")).toBe("text/plain");
    // The browser itself asks for what is missing.
    expect(form?.hasAttribute("novalidate")).toBe(false);
    expect(form?.querySelector("[name=name]")?.hasAttribute("required")).toBe(true);
    expect(form?.querySelector("[name=city]")?.hasAttribute("required")).toBe(asksForCity);
    const [, note = ""] =
      /<noscript>(.*?)<\/noscript>/.exec(readFileSync(`dist${path}.html`, "utf8")) ?? [];
    expect(wordsOf(note)).toMatch(/script/i);
  },
);

test("a field takes no more than the mail service does", () => {
  const { main } = readPage("/offerte-aanvragen");
  for (const name of ["name", "email", "phone", "address", "squareMeters", "message"] as const) {
    const [control] = all(main, `form [name=${name}]`);
    expect(control?.getAttribute("maxLength"), name).toBe(`${fields[name].maxLength}`);
  }
});

test("every hint of the quote form is read with its field", () => {
  const { main } = readPage("/offerte-aanvragen");
  const hints = all(main, "form [id$=-hint]").map(({ id }) => id);
  expect(hints).not.toEqual([]);
  const read = all(main, "[aria-describedby]").flatMap(
    (field) => field.getAttribute("aria-describedby")?.split(" ") ?? [],
  );
  expect(read).toEqual(expect.arrayContaining(hints));
});

test.each(["/contact", "/offerte-aanvragen"])(
  "no browser or password manager fills in the field for programs on %s",
  (path) => {
    const [hidden] = all(readPage(path).main, "[name=leave-empty]");
    expect(hidden?.getAttribute("autocomplete")).toBe("off");
    expect(hidden?.hasAttribute("data-1p-ignore")).toBe(true);
    expect(hidden?.getAttribute("data-lpignore")).toBe("true");
  },
);
