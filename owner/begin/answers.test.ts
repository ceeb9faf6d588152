import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { onDisk } from "#data/reading/files.ts";
import { writeChanges } from "#owner/changes.ts";
import { type Answers, readAnswers, todaysAnswers } from "./answers.ts";
import { smallProject, written } from "./testing.ts";
import { changesOf } from "./write-answers.ts";

const business = "content/business.yaml";
const prices = "content/prices.yaml";

function writeAnswers(root: string, answers: Answers): string[] {
  const changes = changesOf(onDisk(root), answers);
  writeChanges(root, changes);
  return [...changes.keys()];
}

function answered(answers: object) {
  const project = smallProject();
  const read = readAnswers(answers, "answers.yaml");
  if ("mistakes" in read) {
    throw new Error(read.mistakes.join("\n"));
  }
  return { ...project, answers: read.answers, changed: writeAnswers(project.root, read.answers) };
}

const now = (file: string) => readFileSync(file, "utf8");
const comments = (text: string) => text.match(/^# .*/gm);

test("needless spaces in an answer go", () => {
  const { read } = answered({ ...written, city: " Den   Haag " });
  expect(parse(read(business)).city).toBe("Den Haag");
});

test("accepts answers as people write them, and removes everything about the previous firm", () => {
  const { read, changed } = answered(written);
  expect(changed).toEqual([business, prices, "site.yaml"]);
  const { roles: _, ...firm } = parse(read(business));
  const { url: _url, sending: _sending, ...same } = written;
  expect(firm).toEqual({
    ...same,
    vatId: "NL876543210B01",
    country: "NL",
    postalCode: "2611AB",
    whatsapp: "31687654321",
    places: null,
    insurance: null,
    team: null,
    firstFreeWeek: null,
    closed: null,
    openingHours: [
      {
        days: "Maandag en dinsdag",
        weekdays: ["Monday", "Tuesday"],
        opens: "07:00",
        closes: "16:00",
      },
      { days: "Woensdag", weekdays: ["Wednesday"] },
      {
        days: "Donderdag en vrijdag",
        weekdays: ["Thursday", "Friday"],
        opens: "07:30",
        closes: "16:00",
      },
      { days: "Zaterdag en zondag", weekdays: ["Saturday", "Sunday"] },
    ],
    socials: [{ name: "Instagram", url: `https://${written.socials[0].url}` }],
  });
  expect(parse(read("site.yaml"))).toMatchObject({
    url: written.url.replace(/\/$/, ""),
    sending: {
      origin: "https://api.emailjs.com",
      publicKey: "key_1",
      photographs: false,
      confirmation: false,
      quote: { serviceId: "service_a", templateId: "template_b", recipient: "b@nieuw.example" },
    },
  });
  for (const file of [business, "site.yaml"]) {
    expect(comments(read(file))).toEqual(comments(now(file)));
  }
});

test("changes nothing when it runs again, and otherwise only the lines of what changes", () => {
  const { root, read, answers } = answered(written);
  expect(todaysAnswers(root)).toEqual(answers);
  expect(writeAnswers(root, answers)).toEqual([]);
  const before = read(business).split("\n");
  writeAnswers(root, { ...answers, phone: "038-3333333" });
  const changed = read(business)
    .split("\n")
    .filter((line, at) => line !== before[at]);
  expect(changed).toEqual(["phone: 038-3333333"]);
});

test("keeps the owner's description of the opening hours while the hours stay the same", () => {
  const { root, path, read } = smallProject();
  writeFileSync(path(business), read(business).replace(/days: [^,\n]*/, "days: Door de week"));
  writeAnswers(root, { ...todaysAnswers(root), name: "Jong" });
  expect(read(business)).toContain("Door de week");
});

test("ends the promotion of the previous firm", () => {
  const { read } = answered(written);
  expect(parse(read(prices)).promotion).toMatchObject({ ends: "none" });
});

test("gives a promotion its last day", () => {
  const { read } = answered({ ...written, promotionEnds: "31-1-2027" });
  expect(parse(read(prices)).promotion).toMatchObject({ ends: "2027-01-31" });
});

test("a rating must be readable where customers gave it", () => {
  const { externalReviews: _, ...others } = written;
  const begin = { services: ["walls"], alone: true, since: "2011", reply: "een dag" };
  const rated = { ...others, begin: { ...begin, warranty: "3 jaar", rating: "4,8" } };
  expect(readAnswers(rated, "answers.yaml")).toEqual({
    mistakes: [expect.stringMatching(/^answers\.yaml › externalReviews: .*kan nalezen/)],
  });
});

test.each([
  ["rating", "9.1/10", "9,1/10"],
  ["rating", "4.8/5", "4,8/5"],
  ["warranty", "Zes jaar", "6 jaar"],
  ["reply", "binnen één werkdag", "één werkdag"],
])("reads the %s %j as %j", (name, typed, claim) => {
  const begin = {
    services: ["walls"],
    alone: true,
    since: "2011",
    reply: "2 dagen",
    [name]: typed,
  };
  const read = readAnswers({ ...written, begin }, "answers.yaml");
  expect(read).toMatchObject({ answers: { begin: { [name]: claim } } });
});

test.each(["geen", "Heb ik niet", "n.v.t."])("a firm may say of its btw-id: %s", (vatId) => {
  const read = readAnswers({ ...written, vatId }, "answers.yaml");
  expect(read).toMatchObject({ answers: { vatId: "GEEN" } });
});

test("switches from EmailJS back to the site's own mail service", () => {
  const { root, read, answers } = answered(written);
  const recipients = { contact: { recipient: "c@d.example" }, quote: { recipient: "e@f.example" } };
  writeAnswers(root, { ...answers, sending: { way: "smtp", ...recipients } });
  expect(parse(read("site.yaml")).sending).toMatchObject({
    origin: "same",
    photographs: true,
    ...recipients,
  });
});

test("reports every wrong answer at once, and says what to do about each", () => {
  const { name: _, ...nameless } = written;
  const wrong = {
    ...nameless,
    postalCode: "26 11",
    openingHours: { Tuesday: "half negen" },
    partner: { name: "Gilde", url: "gilde" },
    citty: "Zwolle",
    sending: { ...written.sending, quote: { ...written.sending.quote, templateId: "template_a" } },
  };
  const mistakes = [
    "answers.yaml › name: Dit is nog leeg.",
    "answers.yaml › postalCode: Dit heeft niet de vorm die hier hoort; kijk bij de uitleg. Vier cijfers en twee hoofdletters zonder spatie, zoals 3067TP.",
    "answers.yaml › partner › url: Schrijf het hele adres, met https:// ervoor.",
    "answers.yaml › openingHours › Tuesday: Dit heeft niet de vorm die hier hoort; kijk bij de uitleg. Van en tot, of gesloten.",
    "answers.yaml › sending › quote › templateId: Kies een andere template dan voor contact: daaraan zijn de formulieren uit elkaar te houden.",
    "answers.yaml: De website kent citty niet. Bedoelt u city?",
  ];
  expect(readAnswers(wrong, "answers.yaml")).toEqual({ mistakes });
});
