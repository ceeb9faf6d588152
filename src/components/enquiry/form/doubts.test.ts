import { expect, test } from "vitest";
import { usualDomain } from "./doubts.ts";

test.each([
  ["jan@gmial.com", "gmail.com"],
  ["jan@gmail.con", "gmail.com"],
  ["Jan@Gmail.Co", "gmail.com"],
  ["jan@hotmal.nl", "hotmail.nl"],
  ["jan@live.ln", "live.nl"],
])("%s was probably meant to end in %s", (typed, domain) => {
  expect(usualDomain(typed)).toBe(domain);
});

test.each([
  "jan@gmail.com",
  "jan@hotmail.be",
  "jan@mail.com",
  "jan@five.nl",
  "jan@bingo.nl",
  "jan@stukadoor-jansen.nl",
  "gmial.com",
  "",
])("%s is left alone", (typed) => {
  expect(usualDomain(typed)).toBeUndefined();
});
