import { unlessBroken } from "#components/fallback/unless-broken.ts";
import { type DayPart, isToCome, momentText } from "#contract/visit-moments.ts";

/** The value of a half-day in the form: "2026-12-01/ochtend". */
export const momentName = (day: string, part: DayPart) => `${day}/${part}`;

/** By day; of one day the morning first, which the alphabet has last. */
const byTime = (one: string, other: string) =>
  one.slice(0, 10).localeCompare(other.slice(0, 10)) || other.localeCompare(one);

/** The half-days in the answers that can still be confirmed, in order. */
export function chosenMoments(answer: string, now: Date): string[] {
  const names = answer.split(" ").filter((name) => isToCome(name.slice(0, 10), now));
  return names.sort(byTime);
}

/** The answers with a half-day more, or without it. */
export function toggleMoment(answer: string, name: string, now: Date): string {
  const chosen = chosenMoments(answer, now);
  const others = chosen.filter((one) => one !== name);
  return (others.length < chosen.length ? others : [...chosen, name]).join(" ");
}

export const withoutDay = (answer: string, day: string, now: Date): string =>
  chosenMoments(answer, now)
    .filter((name) => !name.startsWith(day))
    .join(" ");

/** The half-days in the answers, in words: "dinsdag 1 december, in de ochtend". */
export function momentTexts(answer: string, now: Date): string[] {
  const texts = () =>
    chosenMoments(answer, now).map((name) => {
      const [day = "", part] = name.split("/");
      return momentText(day, part as DayPart);
    });
  return unlessBroken(texts, []);
}
