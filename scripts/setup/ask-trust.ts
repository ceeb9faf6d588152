import { type Answers, answersSchema } from "./answers.ts";
import type { Questions } from "./questions.ts";
import { by } from "./terminal.ts";
import { fill } from "./texts.ts";
import { tidy } from "./tidy.ts";

type TrustAnswers = Pick<Answers, "people" | "partner" | "externalReviews" | "socials">;
type Person = Answers["people"][number];
type Link = NonNullable<Answers["externalReviews"]>;

const { people, externalReviews, socials } = answersSchema.shape;
const person = people.unwrap().element.shape;
const link = externalReviews.unwrap().shape;

/** What a visitor knows the firm by: its people, its network, its reviews elsewhere. */
export async function askTrust(questions: Questions): Promise<TrustAnswers> {
  const { today } = questions;
  const askedPeople = await askPeople(questions);
  const partner = await askLink(questions, "partner", today.partner);
  const reviews = await askLink(questions, "externalReviews", today.externalReviews);
  return {
    people: askedPeople,
    // The firm's number is one in this network.
    partner:
      partner?.name === today.partner?.name ? today.partner && { ...today.partner, ...partner } : partner,
    externalReviews: reviews,
    socials: await askSocials(questions),
  };
}

async function askPeople({ asker, texts, today }: Questions): Promise<Person[]> {
  const { ask, firstName, role, line, more, wrong } = texts.questions.people;
  const names = today.people.map((each) => each.firstName).join(", ");
  if (!(await asker.yes(fill(ask, { names: names || texts.none }), false))) return today.people;
  const asked: Person[] = [];
  do {
    asked.push({
      firstName: await asker.text({ ask: firstName, wrong, read: by(person.firstName) }),
      role: await asker.text({ ask: role, wrong, read: by(person.role) }),
      line: await asker.text({ ask: line, wrong, read: by(person.line) }),
    });
  } while (await asker.yes(more, false));
  return asked;
}

async function askLink(
  { asker, texts }: Questions,
  question: "partner" | "externalReviews",
  today: Link | undefined,
): Promise<Link | undefined> {
  const { ask, name, url, wrong } = texts.questions[question];
  if (!(await asker.yes(ask, today !== undefined))) return undefined;
  return {
    name: await asker.text({ ask: name, wrong, today: today?.name, read: by(link.name) }),
    url: await asker.text({
      ask: url,
      wrong,
      today: today?.url,
      read: (typed) => by(link.url)(`${tidy.address(typed)}`),
    }),
  };
}

async function askSocials({ asker, texts, today }: Questions): Promise<Answers["socials"]> {
  const addresses = today.socials.map(({ url }) => url).join(" ");
  return asker.text({
    ...texts.questions.socials,
    today: addresses || "-",
    read(typed) {
      if (typed === addresses) return today.socials;
      return typed === "-" ? [] : by(socials)(typed.split(/[\s,]+/).filter(Boolean) as never);
    },
  });
}
