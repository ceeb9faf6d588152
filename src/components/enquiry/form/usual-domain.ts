import { distance } from "fastest-levenshtein";

/** Where most people in the Netherlands have their mail. */
const usual = (
  "gmail.com hotmail.com hotmail.nl outlook.com live.nl icloud.com yahoo.com ziggo.nl " +
  "kpnmail.nl planet.nl home.nl hetnet.nl xs4all.nl"
).split(" ");
/** Domains that exist, and look like one of those. */
const others = ["mail.com", "email.com", "ymail.com"];

const letters = (word: string) => [...word].sort().join("");

/** Whether one is the other with a slip: a letter too many, too few, wrong, or two exchanged. */
const isSlip = (typed: string, meant: string) =>
  distance(typed, meant) <= 1 || letters(typed) === letters(meant);

/** Nearly every short name is another name with one other letter. */
const longEnough = 5;

/** The usual domain that was probably meant in an e-mail address; undefined when none is likely. */
export function usualDomain(email: string): string | undefined {
  const typed = email.trim().toLowerCase();
  const host = typed.slice(typed.lastIndexOf("@") + 1);
  if (!typed.includes("@") || [...usual, ...others].includes(host)) {
    return undefined;
  }
  const [name = "", ...ending] = host.split(".");
  return usual.find((domain) => {
    const [usualName = "", usualEnding = ""] = domain.split(".");
    const isName = usualName.length < longEnough ? name === usualName : isSlip(name, usualName);
    return isName && isSlip(ending.join("."), usualEnding);
  });
}
