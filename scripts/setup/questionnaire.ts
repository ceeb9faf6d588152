import { answersSchema, type Answers } from "./answers.ts";
import { askFirm } from "./ask-firm.ts";
import { askReach } from "./ask-reach.ts";
import { askSite } from "./ask-site.ts";
import { askTrust } from "./ask-trust.ts";
import type { Questions } from "./questions.ts";
import type { Texts } from "./texts.ts";

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
