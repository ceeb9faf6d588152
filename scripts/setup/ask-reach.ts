import { type Answers, answersSchema } from "./answers.ts";
import { askLine } from "./ask-line.ts";
import { type Week, type Weekday, capitalised, dayName, readHours, weekdays } from "./opening-hours.ts";
import type { Questions } from "./questions.ts";
import { internationalForm } from "./telephone.ts";
import { by } from "./terminal.ts";
import { fill } from "./texts.ts";

type ReachAnswers = Pick<Answers, "phone" | "phoneInternational" | "whatsapp" | "email" | "openingHours">;

/** How and when the firm is reached. */
export async function askReach(questions: Questions): Promise<ReachAnswers> {
  const phone = await askLine(questions, "phone");
  const phoneInternational = await askInternational(questions, phone);
  const whatsapp = await askWhatsapp(questions, phoneInternational);
  const email = await askLine(questions, "email");
  questions.asker.heading(questions.texts.sections.hours);
  const openingHours = await askWeek(questions);
  return { phone, phoneInternational, whatsapp, email, openingHours };
}

/** Derived from the number that visitors read, and confirmed. */
async function askInternational({ asker, texts, today }: Questions, phone: string): Promise<string> {
  const { ask, correct, wrong } = texts.questions.phoneInternational;
  const derived = phone === today.phone ? today.phoneInternational : internationalForm(phone);
  const read = by(answersSchema.shape.phoneInternational);
  const isRight = read(derived) !== undefined && (await asker.yes(fill(ask, { number: derived }), true));
  return isRight ? derived : asker.text({ ask: correct, wrong, read });
}

async function askWhatsapp({ asker, texts, today }: Questions, dialled: string): Promise<string | undefined> {
  const { ask, same, other, never, correct, wrong } = texts.questions.whatsapp;
  const onThisNumber = dialled.slice(1);
  const isOther = today.whatsapp !== undefined && `+${today.whatsapp}` !== today.phoneInternational;
  const choice = await asker.choice(
    ask,
    [
      { value: "same", label: fill(same, { number: dialled }) },
      { value: "other", label: other },
      { value: "never", label: never },
    ],
    isOther ? "other" : today.whatsapp ? "same" : "never",
  );
  if (choice === "never") return undefined;
  if (choice === "same") return onThisNumber;
  const number = isOther ? `+${today.whatsapp}` : undefined;
  return asker.text({ ask: correct, wrong, today: number, read: by(answersSchema.shape.whatsapp) });
}

async function askWeek({ asker, texts, today, language }: Questions): Promise<Week> {
  const { ask, workdays, day: eachDay, wrong } = texts.questions.openingHours;
  const week = today.openingHours as Week;
  const hours = (question: string, day: Weekday) =>
    asker.text({ ask: question, wrong, today: week[day], read: readHours });

  const [monday, ...others] = weekdays.slice(0, 5);
  const areSame = others.every((day) => week[day] === week.Monday);
  const answers: Partial<Week> = {};
  if (monday && (await asker.yes(ask, areSame))) {
    const all = await hours(workdays, monday);
    for (const day of [monday, ...others]) answers[day] = all;
  }
  for (const day of weekdays) {
    answers[day] ??= await hours(fill(eachDay, { day: capitalised(dayName(day, language)) }), day);
  }
  return answers as Week;
}
