import { type Answers, answersSchema } from "./answers.ts";
import { askLine } from "./ask-line.ts";
import type { Questions } from "./questions.ts";
import { by } from "./terminal.ts";

type SiteAnswers = Pick<Answers, "url" | "sending" | "demo">;
type Emailjs = Extract<Answers["sending"], { way: "emailjs" }>;

/** What an account of EmailJS knows its parts by. */
type IdName = "publicKey" | `${"contact" | "quote"}.${"serviceId" | "templateId"}`;

const [, emailjs] = answersSchema.shape.sending.options;

/** Where the site is, and where enquiries go. */
export async function askSite(questions: Questions, email: string): Promise<SiteAnswers> {
  const { asker, texts, today } = questions;
  const url = await askLine(questions, "url");
  const sending = await askSending(questions, email);
  const isAllTheirs = await asker.yes(texts.questions.demo.ask, !today.demo);
  return { url, sending, demo: !isAllTheirs };
}

async function askSending(questions: Questions, email: string): Promise<Answers["sending"]> {
  const { asker, texts, today } = questions;
  const { ask, smtp, emailjs: hosted } = texts.questions.sending;
  const way = await asker.choice(
    ask,
    [
      { value: "smtp", label: smtp },
      { value: "emailjs", label: hosted },
    ],
    today.sending.way,
  );
  const recipients = await askRecipients(questions, email);
  if (way === "smtp") return { way, contact: recipients.contact, quote: recipients.quote };

  const ids: Partial<Emailjs> = today.sending.way === "emailjs" ? today.sending : {};
  const { publicKey, contact, quote } = emailjs.shape;
  const line = (name: IdName, known: string | undefined, read: (typed: string) => string | undefined) =>
    asker.text({ ...texts.questions[`sending.${name}`], today: known, read });
  const key = await line("publicKey", ids.publicKey, by(publicKey));
  const contactIds = {
    serviceId: await line("contact.serviceId", ids.contact?.serviceId, by(contact.shape.serviceId)),
    templateId: await line("contact.templateId", ids.contact?.templateId, by(contact.shape.templateId)),
  };
  const quoteIds = {
    serviceId: await line(
      "quote.serviceId",
      ids.quote?.serviceId ?? contactIds.serviceId,
      by(quote.shape.serviceId),
    ),
    templateId: await line("quote.templateId", ids.quote?.templateId, (typed) =>
      typed === contactIds.templateId ? undefined : by(quote.shape.templateId)(typed),
    ),
  };
  return {
    way,
    publicKey: key,
    contact: { ...contactIds, ...recipients.contact },
    quote: { ...quoteIds, ...recipients.quote },
  };
}

/** As long as this is the demonstration, its recipients are nobody: the firm's own address is proposed instead. */
async function askRecipients({ asker, texts, today }: Questions, email: string) {
  const recipient = async (form: "contact" | "quote") => {
    const known = today.demo && email !== today.email ? email : today.sending[form].recipient;
    const question = texts.questions[`sending.${form}.recipient`];
    return {
      recipient: await asker.text({ ...question, today: known, read: by(answersSchema.shape.email) }),
    };
  };
  return { contact: await recipient("contact"), quote: await recipient("quote") };
}
