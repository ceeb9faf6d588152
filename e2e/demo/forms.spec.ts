import { all, allWords, type PageReading, readPage, words } from "#e2e/helpers/page-reader.ts";
import { expect, test } from "#e2e/helpers/test.ts";

const options = {
  service: ["binnenmuur-stucen", "buitenmuur-stucen", "sierpleister", "gevel-stucen", "anders"],
  projectType: ["woning", "appartement", "nieuwbouw", "renovatie", "bedrijfspand", "anders"],
  timeframe: [
    "zo-snel-mogelijk",
    "binnen-1-maand",
    "binnen-3-maanden",
    "binnen-6-maanden",
    "orientatie",
  ],
  budget: ["tot-1000", "1000-2500", "2500-5000", "5000-10000", "boven-10000", "nog-onbekend"],
};

/** The enquiry form of a page: the one that asks for a name. */
const form = ({ main }: PageReading) => all(main, "form:has([name=name])")[0] ?? main;

/** The names of the fields of a form. */
const fieldNames = (root: Element) =>
  new Set(
    all(root, ":is(input, select, textarea):not([name=leave-empty])").map((each) =>
      each.getAttribute("name"),
    ),
  );

/** The values a visitor can choose, from a list or from tiles, without the empty one. */
const values = (root: Element, name: string) =>
  all(root, `select[name=${name}] option, input[type=radio][name=${name}]`)
    .map((option) => option.getAttribute("value") ?? "")
    .filter(Boolean);

test("the contact page is called Contact Opnemen", () => {
  expect(allWords(readPage("/contact").main, "h1")).toEqual(["Contact Opnemen"]);
});

test("the contact page promises an answer within a day", () => {
  expect(readPage("/contact").text).toContain("binnen 24 uur antwoord van");
});

test("the contact page links the phone number and the e-mail address", () => {
  const { links } = readPage("/contact");
  expect(links).toContainEqual({ text: "010-0000000", href: "tel:+31100000000" });
  expect(links).toContainEqual({
    text: "info@kalkenkwast.example",
    href: "mailto:info@kalkenkwast.example",
  });
});

test("the contact page says when the firm is open", () => {
  expect(readPage("/contact").text).toContain(
    "Maandag t/m vrijdag 8.00–18.00 uur Zaterdag 9.00–15.00 uur Zondag gesloten",
  );
});

test("the contact page says where the firm is", () => {
  expect(readPage("/contact").text).toContain("Voorbeeldstraat 1 3067 TP Rotterdam");
});

test("the contact page names the partner network", () => {
  const { text } = readPage("/contact");
  expect(text).toMatch(/gecertificeerd/i);
  expect(text).toContain("Erkend Stukadoorsnetwerk");
});

test("the contact page leads to services, projects and reviews", () => {
  const { hrefs } = readPage("/contact");
  expect(hrefs).toEqual(expect.arrayContaining(["/diensten", "/projecten", "/reviews"]));
});

test("the contact page leads twice to the quote form", () => {
  const toQuote = readPage("/contact").links.filter(({ href }) => href === "/offerte-aanvragen");
  expect(toQuote.length).toBeGreaterThanOrEqual(2);
  expect(toQuote.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/uitgebreide offerte/i),
  );
});

test("the contact form is called Stuur ons een bericht", () => {
  expect(allWords(readPage("/contact").main, "h2")).toContain("Stuur ons een bericht");
});

test("the contact form asks what is specified", () => {
  expect([...fieldNames(form(readPage("/contact")))]).toEqual([
    "name",
    "email",
    "phone",
    "address",
    "postalCode",
    "city",
    "service",
    "squareMeters",
    "message",
    "privacy",
  ]);
});

test("the contact form offers the specified services", () => {
  const offered = values(form(readPage("/contact")), "service");
  expect(offered.sort()).toEqual(options.service.toSorted());
});

test("the quote form asks what is specified, first about the work and last about the person", () => {
  expect([...fieldNames(form(readPage("/offerte-aanvragen")))]).toEqual([
    "service",
    "projectType",
    "squareMeters",
    "files",
    null,
    "timeframe",
    "budget",
    "message",
    "name",
    "email",
    "phone",
    "address",
    "postalCode",
    "city",
    "privacy",
  ]);
});

test("the quote form takes files", () => {
  const quote = form(readPage("/offerte-aanvragen"));
  expect(all(quote, "input[type=file][name]")).toHaveLength(1);
});

test("the quote form offers the specified choices", () => {
  const quote = form(readPage("/offerte-aanvragen"));
  const services = [...options.service, "nieuwbouw-stucen"];
  expect(values(quote, "service").sort()).toEqual(services.sort());
  expect(values(quote, "projectType")).toEqual(options.projectType);
  expect(values(quote, "timeframe")).toEqual(options.timeframe);
  expect(values(quote, "budget")).toEqual(options.budget);
});

test("the quote form has four numbered parts", () => {
  const quote = form(readPage("/offerte-aanvragen"));
  expect(allWords(quote, "h2")).toEqual([
    "1 Wat moet er gebeuren?",
    "2 Hoe groot?",
    "3 Wanneer en budget",
    "4 Uw gegevens",
  ]);
});

test("the quote page has four benefits", () => {
  const starts = (word: string) => expect.stringMatching(new RegExp(`^${word}`));
  expect(readPage("/offerte-aanvragen").lists).toContainEqual([
    starts("Vrijblijvend"),
    starts("Snel"),
    starts("Op maat"),
    starts("Duidelijk"),
  ]);
});

test("the quote page says what determines the price", () => {
  const headings = allWords(readPage("/offerte-aanvragen").main, "h2");
  expect(headings).toContainEqual(expect.stringMatching(/bepaalt de prijs/i));
});

test("the quote page has the rating, which leads to the reviews", () => {
  const { text, hrefs } = readPage("/offerte-aanvragen");
  expect(text).toMatch(/bepaalt de prijs.*4\.9\/5 op basis van 49 reviews/);
  expect(hrefs).toContain("/reviews");
});

test("the quote page answers four questions", () => {
  const question = expect.stringMatching(/\?$/);
  expect(readPage("/offerte-aanvragen").groups).toContainEqual([
    question,
    question,
    question,
    question,
  ]);
});

for (const [path, what] of [
  ["/contact", "bericht"],
  ["/offerte-aanvragen", "aanvraag"],
] as const) {
  test(`${path} asks to agree in the specified words, beside the privacy statement`, () => {
    const enquiry = form(readPage(path));
    const agree = enquiry.querySelector("input[type=checkbox][name=privacy]:not([checked])");
    expect(words(agree?.closest("label"))).toBe(
      "Ik ga akkoord met de verwerking van mijn gegevens",
    );
    const statement = agree?.closest("p")?.querySelector('a[href="/privacy-policy"]');
    expect(words(statement)).toMatch(/privacyverklaring/);
  });

  test(`${path} says next to its button who reads it, and how soon`, () => {
    expect(words(form(readPage(path)))).toMatch(
      new RegExp(`Wim leest uw ${what}\\. Binnen 24 uur .* 010-0000000`),
    );
  });
}

test("the price panel shows from which price each service starts", () => {
  const [panel] = allWords(readPage("/offerte-aanvragen").main, "aside");
  for (const row of [
    "Binnenmuur stucen vanaf € 12,50 per m²",
    "Buitenmuur stucen vanaf € 70 per m²",
    "Nieuwbouw stucen vanaf € 35 per m²",
    "Schilderwerk binnen vanaf € 8,99 per m²",
    "Schilderwerk buiten vanaf € 29,50 per m²",
  ]) {
    expect.soft(panel).toContain(row);
  }
});
