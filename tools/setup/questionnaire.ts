import { answersSchema, type Answers } from "./answers.ts";
import { askFirm } from "./ask-firm.ts";
import { askReach } from "./ask-reach.ts";
import { askSite } from "./ask-site.ts";
import { askTrust } from "./ask-trust.ts";
import type { Asker } from "./terminal.ts";
import type { Language, Texts } from "./texts.ts";

/** What every part of the questionnaire is asked with. */
export interface Questions {
  asker: Asker;
  texts: Texts;
  language: Language;
  /** What Enter alone answers. */
  today: Answers;
}

/** Asks everything, part by part. */
export async function askAll(questions: Questions): Promise<Answers> {
  const { asker, texts } = questions;
  const part = (name: keyof Texts["sections"]) => asker.heading(texts.sections[name]);
  part("firm");
  const firm = await askFirm(questions);
  part("contact");
  const reach = await askReach(questions);
  part("trust");
  const trust = await askTrust(questions);
  part("site");
  const site = await askSite(questions, reach.email);
  return answersSchema.parse({ ...firm, ...reach, ...trust, ...site });
}
