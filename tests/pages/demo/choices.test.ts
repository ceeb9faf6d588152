import { expect, test } from "vitest";
import { all, readPage, words } from "#tests/support/page-reader.ts";

/** The enquiry form of a page: the one that asks for a name. */
const formOn = (path: string) => all(readPage(path).main, "form:has([name=name])")[0];
const [contact, quote] = ["/contact", "/offerte-aanvragen"].map(formOn);

/** The names of the fields of a form, each once and in order. */
const fieldNames = (form: Element | undefined) => {
  const controls = all(form, ":is(input, select, textarea)[name]:not([name=leave-empty])");
  return [...new Set(controls.map((each) => each.getAttribute("name")))].join(" ");
};

test("the forms ask what is specified", () => {
  expect(fieldNames(contact)).toBe(
    "name email phone address postalCode city service squareMeters message privacy",
  );
  expect(fieldNames(quote)).toBe(
    "service projectType squareMeters files timeframe budget message " +
      "name email phone address postalCode city privacy",
  );
});

const services = "binnenmuur-stucen buitenmuur-stucen sierpleister gevel-stucen";

test.each([
  ["contact", contact, "service", `${services} anders`],
  // Painting is sent as "anders".
  ["quote", quote, "service", `${services} nieuwbouw-stucen schilderwerk anders`],
  ["quote", quote, "projectType", "woning appartement nieuwbouw renovatie bedrijfspand anders"],
  [
    "quote",
    quote,
    "timeframe",
    "zo-snel-mogelijk binnen-1-maand binnen-3-maanden binnen-6-maanden orientatie",
  ],
  ["quote", quote, "budget", "tot-1000 1000-2500 2500-5000 5000-10000 boven-10000 nog-onbekend"],
])("the %s form offers the specified choices", (_name, form, field, wanted) => {
  // From a list or from tiles, without the empty choice.
  const options = all(form, `select[name=${field}] option, [type=radio][name=${field}]`);
  const values = options.map((option) => option.getAttribute("value")).filter(Boolean);
  expect(values.join(" ")).toBe(wanted);
});

test.each([contact, quote])("a form asks to agree in the specified words", (form) => {
  const agree = form?.querySelector("input[type=checkbox][name=privacy]:not([checked])");
  expect(words(agree?.closest("label"))).toBe("Ik ga akkoord met de verwerking van mijn gegevens");
  const statement = agree?.closest("p")?.querySelector('a[href="/privacy-policy"]');
  expect(words(statement)).toMatch(/privacyverklaring/);
});
