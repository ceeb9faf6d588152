import { answerableAddress } from "#contract/email-address.ts";
import { readPhoneNumber } from "#contract/phone-number.ts";
import type { Action } from "#mail/email/layout.ts";
import { type Answers, isGiven, placeOf } from "./rows.ts";

/** What the owner can do at once, as links that a phone opens: call, answer, find the way. */
export function actionsFor(answers: Answers): Action[] {
  const actions: Action[] = [];
  const addAction = (label: string, href: string | undefined) => {
    if (href !== undefined) {
      actions.push({ label, href });
    }
  };
  addAction("Bellen", telLink(answers.phone ?? ""));
  addAction("Beantwoorden", mailtoLink(answers.email ?? ""));
  addAction("Route", routeLink(answers));
  return actions;
}

function telLink(phone: string): string | undefined {
  const number = readPhoneNumber(phone);
  return number && `tel:${number}`;
}

function mailtoLink(email: string): string | undefined {
  const address = answerableAddress(email);
  return address && `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
}

/** The way to the visitor, who may live in a street that other towns have too. */
function routeLink(answers: Answers): string | undefined {
  if (!isGiven(answers.address)) {
    return undefined;
  }
  const query = new URLSearchParams({ api: "1", query: placeOf(answers) });
  return `https://www.google.com/maps/search/?${query}`;
}
