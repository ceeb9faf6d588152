import { quoteBody, testConfig } from "@contractor/site/tests/support/enquiries.ts";
import { expect, test } from "vitest";
import { dateOf } from "#email/headers.ts";
import { renderMail } from "./email.ts";
import { validate } from "./validate.ts";

const date = new Date("2026-06-03T12:05:00Z");

function render(params: object) {
  const config = testConfig();
  return renderMail(validate(quoteBody(params), config), date, config);
}

test("the text part begins with who, where and the question, and ends with the details", () => {
  const { text } = render({ project_type: undefined, files_info: undefined });
  expect(text).toBe(`Zoë de Vries
Lijnbaan 12-b, 3012 EP Rotterdam

Bericht:
Graag strak werk.
De hal is 4 meter hoog.

Telefoon:            010-1234567
Dienst:              Dakwerk
Aantal m²:           45,5
Getoonde prijs:      € 562,50 – € 1.125,00 excl. btw

E-mailadres:         zoe@example.nl
Gewenste termijn:    Binnen 1 maand
Budget:              € 1.000 – € 2.500
Referentie:          DG-7F3A
Verstuurd op:        woensdag 3 juni 2026 om 14:05

----
Als u deze mail beantwoordt, gaat uw antwoord naar de bezoeker. Verstuurd via de website van Dak & Goot.
`);
});

test("the HTML part has the same in the same order, and the links after the question", () => {
  const { text, html } = render({});
  expect(html).toMatch(/Graag strak werk.*>Bellen.*>Telefoon/s);
  const words = (part: string) => part.match(/[\p{L}\p{N}€]+/gu);
  const visible = html
    .slice(html.indexOf("<h1"))
    .replace(/<a .*?<\/a>/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&amp;", "&");
  expect(words(visible)).toEqual(words(text));
  expect(html).toContain("background:#0a5c36");
});

test("photographs that were chosen are said to come in a mail of their own", () => {
  expect(render({}).text).toMatch(
    /^Bestanden: +Ja, 2 bestand\(en\) bijgevoegd\n +Ze komen in een volgende mail\. Blijft die uit, vraag er dan om\.$/m,
  );
  expect(render({ files_info: "Geen bestanden toegevoegd" }).text).not.toContain("volgende mail");
});

test("what the visitor did not give takes one row, and has no link or plane of its own", () => {
  const none = "Niet opgegeven";
  const place = { address: none, postal_code: none };
  const { text, html } = render({ ...place, budget: none, message: "Geen bericht" });
  expect(text).toMatch(/^Zoë de Vries\nRotterdam\n/);
  expect(text).toMatch(/^Bericht: +Geen bericht$/m);
  expect(text).toContain("Niet opgegeven:      Adres, Postcode, Budget\n");
  expect(html).not.toContain("<h2");
  expect(html).not.toContain("maps");
  expect(render({ phone: "06-1234567", email: "zoe" }).html).not.toMatch(/tel:|mailto:/);
});

test("the price and the drawing have a row each", () => {
  const price_indication =
    "€ 563 tot € 1.125 inclusief 9% btw\nDakwerk, 45,5 m²\n<b>Goten</b>: € 60";
  const drawing = "Muur 1: 4,00 × 2,60 m: 10,40 m² netto";
  const { text, html } = render({ price_indication, drawing, message: "Graag strak werk." });
  expect(text).toMatch(
    /^Getoonde prijs: +€ 563 tot € 1\.125 inclusief 9% btw\n +Dakwerk, 45,5 m²/m,
  );
  expect(html).toMatch(/<b>€ 563 tot € 1\.125 inclusief 9% btw<\/b><br>\s*Dakwerk, 45,5 m²<br>/);
  expect(html).toContain("&lt;b&gt;Goten&lt;/b&gt;: € 60");
  expect(text).toMatch(/^Tekening: +Muur 1: 4,00 × 2,60 m/m);
});

test.each([
  ["service", "zink", "Zinkwerk"],
  ["project_type", "bedrijfspand", "Bedrijfspand"],
  ["service", "constructor", "constructor"],
])("%s %s is shown as %s", (field, value, shown) => {
  expect(render({ [field]: value }).html).toMatch(new RegExp(`<td[^>]*>\\s*${shown}\\s*</td>`));
});

test("control characters, half characters and marks that reverse text do not reach the owner", () => {
  const { text } = render({
    name: "a\ud800b\0c\u2028d\u202ee\r\nf\tg\u{e0041}\u3164\u115f",
    message: "1\u20282\r\n3\x074",
  });
  expect(text).toMatch(/^a\ufffdbc de f g\n/);
  expect(text).toContain("Bericht:\n1\n2\n34\n");
});

test.each([
  ["email", "zoe+huis@example.nl", 'href="mailto:zoe%2Bhuis@example.nl"'],
  ["phone", "٠١٠-١٢٣٤٥٦٧", 'href="tel:0101234567"'],
  [
    "address",
    "Lijnbaan 12",
    'href="https://www.google.com/maps/search/?api=1&amp;query=Lijnbaan+12%2C+3012+EP+Rotterdam"',
  ],
])("%s %s is one click away", (field, value, href) => {
  expect(render({ [field]: value }).html).toContain(href);
});

test.each([
  ["the moment the visitor sent it", "2026-06-03T12:05:00Z", "2026-06-03T12:05:00.000Z"],
  ["now, when that was long ago", "2026-06-03T09:05:00Z", "2026-06-03T12:06:00.000Z"],
  ["now, when the visitor's clock is ahead", "2027-01-01T00:00:00Z", "2026-06-03T12:06:00.000Z"],
  ["now, when it is not a time", "zojuist", "2026-06-03T12:06:00.000Z"],
] as const)("a mail is dated %s", (_what, sentAt, expected) => {
  expect(dateOf(sentAt, new Date("2026-06-03T12:06:00Z")).toISOString()).toBe(expected);
});
