import type { Answers } from "./answers.ts";
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
