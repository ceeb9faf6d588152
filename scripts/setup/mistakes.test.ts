import { expect, it } from "vitest";
import { answersSchema, completed } from "./answers.ts";
import { newAnswers } from "./fixture.ts";
import { mistakes } from "./mistakes.ts";
import { type Language, readTexts, shellLanguage } from "./texts.ts";

const told = (written: unknown, language: Language = "en") => {
  const { error } = answersSchema.safeParse(completed(written));
  return error ? mistakes("answers.yaml", error, written, readTexts(language)) : [];
};

/** Answers as someone would write them in a file. */
const { coordinates: _, phoneInternational: __, ...written } = newAnswers;

it("takes answers as people write them", () => {
  const asWritten = {
    ...written,
    chamberOfCommerce: 22_222_222,
    vatId: "nl 2222.22.222 b02",
    postalCode: "8011 aa",
    whatsapp: "06 - 12 34 56 78",
    url: "nieuw.example/",
    openingHours: { Monday: "7.30-16", Friday: "gesloten" },
    socials: ["https://www.linkedin.com/company/nieuw", "mastodon.example/@nieuw"],
    partner: null,
  };
  expect(answersSchema.parse(completed(asWritten))).toMatchObject({
    chamberOfCommerce: "22222222",
    vatId: "NL222222222B02",
    postalCode: "8011AA",
    phoneInternational: "+31382222222",
    whatsapp: "31612345678",
    url: "https://nieuw.example",
    openingHours: { Monday: "07:30-16:00", Tuesday: "closed", Friday: "closed" },
    socials: [
      { name: "LinkedIn", url: "https://www.linkedin.com/company/nieuw" },
      { name: "mastodon.example", url: "https://mastodon.example/@nieuw" },
    ],
  });
});

it("says of every wrong answer at once which one it is and what to do", () => {
  const { name: ___, ...nameless } = written;
  const wrong = {
    ...nameless,
    postalCode: "26 11",
    openingHours: { ...written.openingHours, Tuesday: "half negen" },
    partner: { name: "Gilde", url: "gilde" },
    mail: "a@b.example",
    citty: "Zwolle",
    sending: {
      ...written.sending,
      quote: { serviceId: "s", templateId: "template_a", recipient: "b@nieuw.example" },
    },
  };
  expect(told(wrong)).toEqual([
    "answers.yaml › name: is missing — write the firm's name",
    'answers.yaml › postalCode: "26 11" cannot be — write four digits and two letters, as in 3067TP',
    'answers.yaml › openingHours › Tuesday: "half negen" cannot be — write from and to, as in 08:00-17:00, or closed',
    'answers.yaml › partner › url: "gilde" cannot be — write name and url, with https://, or leave all of it out',
    'answers.yaml › sending › quote › templateId: "template_a" cannot be — write the template id, another than that for contact',
    "answers.yaml › mail: is no question of this program — remove the line or correct its name: email",
    "answers.yaml › citty: is no question of this program — remove the line or correct its name: city",
  ]);
});

it("says it in the language of the shell", () => {
  expect(told({ ...written, city: 5 }, "nl")).toEqual([
    "answers.yaml › city: 5 kan niet — schrijf de plaats",
  ]);
  expect(shellLanguage({ LC_ALL: "nl_NL.UTF-8", LANG: "en_US.UTF-8" })).toBe("nl");
  expect(shellLanguage({ LC_MESSAGES: "nl_BE", LANG: "C" })).toBe("nl");
  expect(shellLanguage({ LC_ALL: "C", LANG: "nl_NL.UTF-8" })).toBe("en");
  expect(shellLanguage({})).toBe("en");
});
