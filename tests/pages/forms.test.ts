import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { site } from "#data/facts.ts";
import { all, readPage, wordsOf } from "#tests/support/page-reader.ts";

describe.each([
  ["/contact", "contact", false],
  ["/offerte-aanvragen", "quote", true],
] as const)("the form on %s", (path, name, asksForCity) => {
  const { main } = readPage(path);
  const [form] = all(main, "form[method=post]");
  const control = (field: string) => form?.querySelector(`[name=${field}]`);

  test("says that it leads to the mail program without script, and does", () => {
    const recipient = `mailto:${site.data.sending[name].recipient}?subject=`;
    expect(form?.getAttribute("action")).toContain(recipient);
    expect(form?.getAttribute("enctype")).toBe("text/plain");
    // The browser itself asks for what is missing.
    expect(form?.hasAttribute("novalidate")).toBe(false);
    expect(control("name")?.hasAttribute("required")).toBe(true);
    expect(control("city")?.hasAttribute("required")).toBe(asksForCity);
    const html = readFileSync(`dist${path}.html`, "utf8");
    expect(wordsOf(/<noscript>(.*?)<\/noscript>/.exec(html)?.[1] ?? "")).toMatch(/script/i);
  });

  test("has each hint read with its field", () => {
    const read = all(form, "[aria-describedby]").flatMap(
      (field) => field.getAttribute("aria-describedby")?.split(" ") ?? [],
    );
    const hints = all(form, "[id$=-hint]").map(({ id }) => id);
    expect(hints.filter((hint) => !read.includes(hint))).toEqual([]);
  });

  test("has a field for programs that no browser or password manager fills in", () => {
    const hidden = control("leave-empty");
    expect(hidden?.getAttribute("autocomplete")).toBe("off");
    expect(hidden?.hasAttribute("data-1p-ignore")).toBe(true);
    expect(hidden?.getAttribute("data-lpignore")).toBe("true");
  });
});
