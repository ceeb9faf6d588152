import { expect, it } from "vitest";
import type { Answers } from "./answers.ts";
import { todaysAnswers } from "./files.ts";
import { firmFile, newAnswers, siteFile } from "./fixture.ts";
import { askTrust } from "./ask-trust.ts";
import { askAll } from "./questionnaire.ts";
import { Asker, Cancelled } from "./terminal.ts";
import { type Language, readTexts } from "./texts.ts";
import { down, enter, smallProject, typist } from "./testing.ts";

const { root } = smallProject({ "content/business.yaml": firmFile, "site.yaml": siteFile });
const today = todaysAnswers(root);

async function ask(lines: readonly (readonly [string, string])[], language: Language = "en", from = today) {
  const texts = readTexts(language);
  const { terminal, seen, left } = typist(lines);
  const asker = new Asker(terminal, texts);
  const answers: Answers | Error = await askAll({ asker, texts, language, today: from }).catch(
    (error) => error,
  );
  return { answers, seen: seen(), left: left() };
}

it("asks a new owner everything, one thing at a time", async () => {
  const { answers, seen, left } = await ask([
    ["What is the firm called", `${newAnswers.name}${enter}`],
    ["chamber of commerce", `${newAnswers.legalName}${enter}`],
    ["KvK number", `22222222${enter}`],
    ["btw-id", `nl222222222b02${enter}`],
    ["reference of an enquiry", enter],
    ["What does the firm do", `${newAnswers.description}${enter}`],
    ["Street", `Dijk 2${enter}`],
    ["Postal code", `8011 aa${enter}`],
    ["Town", `Zwolle${enter}`],
    ["which area", `Zwolle en omgeving${enter}`],
    ["Coordinates", enter],
    ["How are your prices", `${down}${enter}`],
    ["Which telephone number", `038-2222222${enter}`],
    ["+31382222222. Is that right", enter],
    ["WhatsApp", `${down}${down}${enter}`],
    ["Which e-mail address", `post@nieuw.example${enter}`],
    ["the same every day", `n`],
    ["Monday, from when", `7.30-16${enter}`],
    ["Tuesday, from when", `7:30-16:00${enter}`],
    ["Wednesday, from when", `closed${enter}`],
    ["Thursday, from when", `07:30-16:00${enter}`],
    ["Friday, from when", `7.30-12${enter}`],
    ["Saturday, from when", enter],
    ["Sunday, from when", enter],
    ["who comes to the customer (Koos)", "n"],
    ["quality mark", "n"],
    ["public page", "n"],
    ["social networks", `-${enter}`],
    ["At which address", `nieuw.example${enter}`],
    ["How do enquiries reach you", `${down}${enter}`],
    ["messages of the contact form", `a@nieuw.example${enter}`],
    ["requests for a quote", `b@nieuw.example${enter}`],
    ["public key", `key_1${enter}`],
    ["Contact form: the service id", `service_a${enter}`],
    ["Contact form: the template id", `template_a${enter}`],
    ["Quote form: the service id", enter],
    ["Quote form: the template id", `template_b${enter}`],
    ["everything on the website yours", "y"],
  ]);
  expect(left).toEqual([]);
  expect(answers).toEqual({ ...newAnswers, referencePrefix: "TNS", people: today.people });
  expect(seen).toContain("Opening hours");
});

it("keeps everything when Enter alone is pressed", async () => {
  const { root: theirs } = smallProject({
    "content/business.yaml": firmFile.replace("demo: true", "demo: false"),
    "site.yaml": siteFile,
  });
  const from = todaysAnswers(theirs);
  const { answers, left } = await ask(
    [
      "Hoe heet uw bedrijf",
      "Kamer van Koophandel",
      "KvK-nummer",
      "btw-id",
      "kenmerk",
      "Wat doet",
      "Straat",
      "Postcode",
      "Plaats",
      "gebied",
      "Coördinaten",
      "prijzen",
      "telefoonnummer",
      "Klopt dat",
      "WhatsApp",
      "e-mailadres",
      "elke dag gelijk",
      "Maandag tot en met vrijdag, van",
      "Zaterdag",
      "Zondag",
      "wie er bij de klant komt",
      "keurmerk",
      "Hoe heet het",
      "adres van hun website",
      "openbare pagina",
      "welke site",
      "adres van die pagina",
      "sociale media",
      "Op welk adres",
      "Hoe komen aanvragen",
      "berichten van het contactformulier",
      "offerteaanvragen",
      "al van u",
    ].map((awaited) => [awaited, enter] as const),
    "nl",
    from,
  );
  expect(left).toEqual([]);
  expect(answers).toEqual(from);
});

it("says at once what is wrong with an answer, and asks again", async () => {
  const { answers, seen } = await ask([
    ["What is the firm called", enter],
    ["chamber of commerce", enter],
    ["KvK number", `123${enter}`],
    ["123 cannot be: write the eight digits of the KvK number", "\u0015"],
    ["KvK number", "\u0003"],
  ]);
  expect(seen).toContain("123 cannot be");
  expect(answers).toBeInstanceOf(Cancelled);
});

it("asks anew who comes, one person after the other", async () => {
  const person = (name: string) => [
    ["First name", `${name}${enter}`] as const,
    ["Trade or task", `schilder${enter}`] as const,
    ["sentence about this person", `${name} schildert graag deuren.${enter}`] as const,
  ];
  const lines = [
    ["who comes to the customer", "y"] as const,
    ...person("Bo"),
    ["Someone else", "y"] as const,
    ...person("Ali"),
    ["Someone else", "n"] as const,
  ];
  const { terminal } = typist([...lines, ...Array.from({ length: 8 }, () => ["?", enter] as const)]);
  const texts = readTexts("en");
  const { people } = await askTrust({ asker: new Asker(terminal, texts), texts, language: "en", today });
  expect(people).toEqual([
    { firstName: "Bo", role: "schilder", line: "Bo schildert graag deuren." },
    { firstName: "Ali", role: "schilder", line: "Ali schildert graag deuren." },
  ]);
});
