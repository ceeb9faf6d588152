import { firm, postalCodeAsRead, telephone } from "#e2e/helpers/firm.ts";
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

/** What a visitor is asked, each once. */
const asked = (root: Element) =>
  new Set(
    all(root, ":is(input, select, textarea):not([name=website])").map((each) =>
      each.getAttribute("name"),
    ),
  );

/** The values a visitor can choose, from a list or from tiles, without the empty one. */
const values = (root: Element, name: string) =>
  all(root, `select[name=${name}] option, input[type=radio][name=${name}]`)
    .map((option) => option.getAttribute("value") ?? "")
    .filter(Boolean);

test("contact promises an answer, and says how else to reach the firm", () => {
  const { main, text, links, hrefs } = readPage("/contact");
  expect(allWords(main, "h1")).toEqual(["Contact Opnemen"]);
  expect(text).toContain("Binnen 24 uur antwoord van");
  expect(links).toContainEqual({ text: firm.phone, href: telephone });
  expect(links).toContainEqual({ text: firm.email, href: `mailto:${firm.email}` });
  expect(text).toMatch(/Maandag t\/m vrijdag 08:00–18:00 Zaterdag 09:00–15:00 Zondag gesloten/);
  expect(text).toContain(`${firm.street} ${postalCodeAsRead} ${firm.city}`);
  expect(text).toMatch(/gecertificeerd/i);
  expect(text).toContain(firm.partner?.name);
  expect(hrefs).toEqual(expect.arrayContaining(["/diensten", "/projecten", "/reviews"]));
  expect(hrefs.filter((href) => href === "/offerte-aanvragen").length).toBeGreaterThanOrEqual(2);
  expect(links.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/uitgebreide offerte/i),
  );
});

test("the contact form asks what is specified, with the specified choices", () => {
  const reading = readPage("/contact");
  expect(allWords(reading.main, "h2")).toContain("Stuur ons een bericht");
  expect([...asked(form(reading))]).toEqual([
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
  expect(values(form(reading), "service").sort()).toEqual(options.service.toSorted());
});

test("the quote form asks what is specified, the work first and who asks last", () => {
  const quote = form(readPage("/offerte-aanvragen"));
  expect([...asked(quote)]).toEqual([
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
  expect(all(quote, "input[type=file][name]")).toHaveLength(1);
  expect(values(quote, "service").sort()).toEqual([...options.service, "nieuwbouw-stucen"].sort());
  for (const name of ["projectType", "timeframe", "budget"] as const) {
    expect(values(quote, name)).toEqual(options[name]);
  }
  const headings = ["Wat moet er gebeuren?", "Hoe groot?", "Wanneer en budget", "Uw gegevens"];
  expect(allWords(quote, "h2")).toEqual(
    headings.map((heading, index) => `${index + 1} ${heading}`),
  );
});

test("the quote page has four benefits, what determines the price, the reviews and four questions", () => {
  const { main, lists, groups, text, hrefs } = readPage("/offerte-aanvragen");
  const starts = (word: string) => expect.stringMatching(new RegExp(`^${word}`));
  expect(lists).toContainEqual(["Vrijblijvend", "Snel", "Op maat", "Duidelijk"].map(starts));
  expect(allWords(main, "h2")).toContainEqual(expect.stringMatching(/bepaalt de prijs/i));
  expect(text).toMatch(/bepaalt de prijs.*4\.9\/5 op basis van 49 reviews/);
  expect(hrefs).toContain("/reviews");
  expect(groups).toContainEqual(Array(4).fill(expect.stringMatching(/\?$/)));
});

for (const path of ["/contact", "/offerte-aanvragen"]) {
  test(`${path} asks to agree in the specified words`, () => {
    const enquiry = form(readPage(path));
    const agree = enquiry.querySelector("input[type=checkbox][name=privacy]:not([checked])");
    expect(words(agree?.closest("label"))).toBe(
      "Ik ga akkoord met de verwerking van mijn gegevens",
    );
    const statement = agree?.closest("p")?.querySelector('a[href="/privacy-policy"]');
    expect(words(statement)).toMatch(/privacyverklaring/);
    expect(words(enquiry)).toMatch(/Wim leest uw aanvraag\. Binnen 24 uur .* 010-0000000/);
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
