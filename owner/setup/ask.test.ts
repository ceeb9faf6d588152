import { PassThrough } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { readAnswers, todaysAnswers } from "./answers.ts";
import { askAll, Cancelled } from "./ask.ts";
import { smallProject, written } from "./testing.ts";

const enter = "\r";
const down = "\u001b[B";

/** Types each answer when its question is asked, and presses Enter at every other question. */
async function ask(typed: Record<string, string>, project = smallProject()) {
  const terminal = { input: new PassThrough(), output: new PassThrough() };
  const waiting = new Map(Object.entries(typed));
  let screen = "";
  terminal.output.on("data", (chunk: Buffer) => {
    screen += stripVTControlCharacters(`${chunk}`);
    if (!/[◆▲][^└]*\n[^└]*└/.test(screen)) {
      return;
    }
    const key = [...waiting.keys()].find((words) => screen.includes(words)) ?? "";
    const answer = waiting.get(key) ?? enter;
    waiting.delete(key);
    screen = "";
    setImmediate(() => terminal.input.write(answer));
  });
  const answers = await askAll(terminal, todaysAnswers(project.root)).catch(
    (error: Error) => error,
  );
  return { answers, left: [...waiting.keys()] };
}

test("asks a new owner every question, proposes answers, and keeps nothing of the previous firm", async () => {
  const { answers, left } = await ask({
    "◆  Naam": `${written.name}${enter}`,
    "Officiële naam": `${written.legalName}${enter}`,
    "KvK-nummer": `${written.chamberOfCommerce}${enter}`,
    "Btw-id": `${written.vatId}${enter}`,
    "◆  Omschrijving": `${written.description}${enter}`,
    "◆  Straat": `${written.street}${enter}`,
    "◆  Postcode": `${written.postalCode}${enter}`,
    "◆  Plaats\n": `${written.city}${enter}`,
    "◆  Breedtegraad": `52,01${enter}`,
    "◆  Lengtegraad": `4,36${enter}`,
    "◆  Werkgebied": `${written.serviceArea}${enter}`,
    "◆  Telefoonnummer (": `${written.phone}${enter}`,
    "◆  E-mailadres": `${written.email}${enter}`,
    "◆  Prijsklasse": `€€€${enter}`,
    "Persoon 1: Voornaam": `Bo${enter}`,
    "Persoon 1: Vak": `schilder${enter}`,
    "Persoon 1: Eén zin": `Bo schildert graag deuren.${enter}`,
    Maandag: `7.30-16${enter}`,
    "Adres van de website": `${written.url}${enter}`,
    "Hoe aanvragen bij u komen": `${down}${enter}`,
    "Publieke sleutel": `key_1${enter}`,
    "Contact: Service-id": `service_a${enter}`,
    "Contact: Template-id": `template_a${enter}`,
    "Contact: Wie": `a@nieuw.example${enter}`,
    "Offerte: Service-id": `service_a${enter}`,
    "Offerte: Template-id": `template_b${enter}`,
    voorbeeldwebsite: "n",
  });
  expect(left).toEqual([]);
  const read = readAnswers(written, "answers.yaml");
  if ("mistakes" in read) {
    throw new Error(read.mistakes.join("\n"));
  }
  const {
    sending,
    phoneInternational: _,
    partner: __,
    externalReviews: ___,
    whatsapp: ____,
    ...firm
  } = read.answers;
  expect(answers).toEqual({
    ...firm,
    referencePrefix: "THZS",
    people: [{ firstName: "Bo", role: "schilder", line: "Bo schildert graag deuren." }],
    socials: [],
    openingHours: { ...todaysAnswers(smallProject().root).openingHours, Monday: "07:30-16:00" },
    sending: { ...sending, quote: { ...sending.quote, recipient: written.email } },
  });
});

test("changes nothing when every answer is Enter", async () => {
  const project = smallProject();
  expect((await ask({}, project)).answers).toEqual(todaysAnswers(project.root));
});

test("reports a wrong answer immediately, and asks again until it is given up", async () => {
  const { answers, left } = await ask({
    "◆  KvK-nummer": `123${enter}`,
    "▲  KvK-nummer": "\u0003",
  });
  expect(answers).toBeInstanceOf(Cancelled);
  expect(left).toEqual([]);
});
