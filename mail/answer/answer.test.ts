import { newEnquiryNumber } from "@contractor/core/enquiry/identity.ts";
import { describePrice } from "@contractor/core/prices/estimate/describe-price.ts";
import { emptyJob, priceJob } from "@contractor/core/prices/estimate/priced-job.ts";
import { smtpError } from "@contractor/scripts/smtp-sink.ts";
import { answerWords, contactBody, quoteBody } from "@contractor/site/tests/support/enquiries.ts";
import { type TestService, test } from "@contractor/site/tests/support/service.ts";
import { expect, vi } from "vitest";

const answering = { answer: answerWords };

/** A service of the firm with amounts. */
const { prices: book } = answerWords;
const priced = book.services.find(({ works }) => works.length > 0)?.slug ?? "";

const own = (params: object = {}) => quoteBody({ reference: newEnquiryNumber("DG"), ...params });

/** The outcome of each mail to a visitor, by the log. */
const outcomes = ({ logs }: TestService) =>
  logs.flatMap(({ event, reason = "sent" }) => (event === "answer" ? [reason] : []));

/** Sends enquiries one after the other, and waits for what becomes of their answers. */
async function sendAll(service: TestService, bodies: readonly unknown[]) {
  for (const body of bodies) {
    expect((await service.post(body)).status).toBe(200);
  }
  await vi.waitFor(() => expect(outcomes(service)).toHaveLength(bodies.length));
  return outcomes(service);
}

test("a visitor's mail follows the firm's, and has the firm's own words only", async ({
  sink,
  start,
}) => {
  const service = start(answering);
  const typed = { name: "Koop nu", message: "Koop nu", address: "Koop nu", budget: "Koop nu" };
  await sendAll(service, [own({ reference: "DG-7Q3XW9CM", ...typed })]);
  expect(sink.mails.map(({ recipients }) => recipients)).toEqual([
    ["offerte@firm.example"],
    ["zoe@example.nl"],
  ]);
  const [, mail] = sink.mails;
  expect(mail).toMatchObject({
    sender: "website@firm.example",
    subject: "Uw aanvraag DG-7Q3XW9CM is ontvangen",
    from: { name: "Dak & Goot", address: "website@firm.example" },
    replyTo: [{ address: "offerte@firm.example" }],
  });
  const headers = Object.fromEntries((mail?.headers ?? []).map(({ key, value }) => [key, value]));
  expect(headers).toMatchObject({
    "auto-submitted": "auto-replied",
    "x-auto-response-suppress": "All",
  });
  expect(mail?.text).toMatch(/Dienst: +Dakwerk\nType project: +Bedrijfspand\nAantal m²: +45,5/);
  expect(mail?.text).toContain("Binnen 24 uur: we bellen u");
  expect(mail?.raw).not.toMatch(/Koop|Zo=C3=AB|06123|010-1234567/);
});

const photographs = /Antwoord op deze mail met uw foto’s\./;
const away = { from: "2000-01-01", until: "2999-12-31", text: "We zijn dicht tot maandag." };

test.for<[what: string, body: object, part: RegExp, words?: Partial<typeof answerWords>]>([
  ["files were chosen", own({ files_info: "Ja, 2 bestand(en) bijgevoegd" }), photographs],
  ["no files were", own({ files_info: "Geen bestanden toegevoegd" }), /we bellen u\s+Telefoon/],
  ["somebody writes there", own({ files_info: "Ja, bel 0900" }), /we bellen u\s+Telefoon/],
  ["the firm is closed", own(), /We zijn dicht tot maandag\.\s+Binnen 24 uur/, { away }],
  ["it was a message", contactBody({ reference: "DG-7Q3XW9CM" }), /^Uw bericht is ontvangen/],
])("says what fits when %s", async ([, body, part, words], { sink, start }) => {
  await sendAll(start({ answer: { ...answerWords, ...words } }), [body]);
  expect(sink.mails[1]?.text).toMatch(part);
});

test.for([
  ["a choice that does not exist", { service: "bel 0900", project_type: "www.spam.example" }],
  ["a choice with the name of a property", { service: "constructor", job: "dienst=toString" }],
  ["square metres in words", { square_meters: "bel 0900-1234" }],
  ["more square metres than there are", { square_meters: "09001234567890" }],
  ["work that does not exist", { job: "https://spam.example/?dienst=0900&onderdeel=spam" }],
  ["answers to no question", { job: `dienst=${priced}&m2=bel+0900&antwoorden=x.0900_spam` }],
  ["a size that nobody counted", { job: `dienst=${priced}&m2=09001234567890` }],
] as const)("leaves out %s", async ([, params], { sink, start }) => {
  await sendAll(start(answering), [own(params)]);
  expect(sink.mails).toHaveLength(2);
  const { subject = "", text = "", html = "" } = sink.mails[1] ?? {};
  expect(subject + text + html).not.toMatch(/0900|spam|constructor|function/);
});

test("names the price that it works out itself", async ({ sink, start }) => {
  const m2 = "3,5 x 6,85";
  const shown = { price_indication: "Dat kost 1 euro", work_part: "Koop nu" };
  const answers = { dienst: priced, m2, type: "woning", woning: "ouder", prijs: "1" };
  await sendAll(start(answering), [own({ ...shown, job: `${new URLSearchParams(answers)}` })]);
  const job = { ...emptyJob, service: priced, squareMeters: m2, projectType: "woning" };
  const work = priceJob(book, { ...job, building: "ouder" });
  const lines = work ? describePrice.lines(work, book) : [];
  expect(lines).toHaveLength(2);
  const [, mail] = sink.mails;
  expect(lines.filter((line) => !mail?.text?.includes(line))).toEqual([]);
  expect(mail?.raw).not.toMatch(/Koop|1 euro|prijs=1/);
});

test.for([
  ["a header behind the address", { email: "a@example.nl\r\nBcc: b@example.nl" }],
  ["two addresses", { email: "a@example.nl, b@example.nl" }],
  ["a number that spells something", { reference: "DG-BEL0900" }],
  ["a number of another firm", { reference: "HOI-7Q3XW9CM" }],
  ["no number", { reference: "" }],
] as const)("is not sent for %s", async ([, params], { sink, start }) => {
  const service = start(answering);
  expect((await service.post(own(params))).status).toBe(200);
  await sendAll(service, [own()]);
  const firm = "offerte@firm.example";
  const recipients = sink.mails.map((mail) => mail.recipients[0]);
  expect(recipients).toEqual([firm, firm, "zoe@example.nl"]);
});

test("is sent once for a number, whatever else changes", async ({ start }) => {
  const number = { reference: "DG-7Q3XW9CM" };
  const bodies = ["a@example.nl", "b@example.nl"].map((email) => own({ ...number, email }));
  expect(await sendAll(start(answering), bodies)).toEqual(["sent", "number-again"]);
});

test("goes to a mailbox twice a day at most", async ({ sink, start }) => {
  const written = ["zoe.x@example.nl", "ZoeX@Example.nl", "zoe.x+a@example.nl"];
  const bodies = written.map((email) => own({ email }));
  expect(await sendAll(start(answering), bodies)).toEqual(["sent", "sent", "answers-mailbox-hour"]);
  expect(sink.mails).toHaveLength(5);
});

test("goes to a domain ten times an hour at most", async ({ start }) => {
  const bodies = Array.from({ length: 11 }, (_, index) => own({ email: `a${index}@Example.nl` }));
  const reasons = await sendAll(start(answering), bodies);
  expect(reasons).toEqual([...Array(10).fill("sent"), "answers-domain-hour"]);
});

test("is no reason for failure when it is refused", async ({ sink, start }) => {
  sink.beforeAccept = () => {
    if (sink.attempts > 1) {
      throw smtpError(550);
    }
  };
  expect(await sendAll(start(answering), [own()])).toEqual(["refused"]);
  expect(sink.mails).toHaveLength(1);
});

test("is not sent when the firm did not get the enquiry", async ({ sink, start }) => {
  sink.refuse(550);
  expect((await start(answering).post(own())).status).toBe(412);
  expect(sink.attempts).toBe(1);
});
