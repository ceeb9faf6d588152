import { type Answers, answersSchema } from "./answers.ts";
import { askLine } from "./ask-line.ts";
import type { Questions } from "./questions.ts";

type FirmAnswers = Pick<
  Answers,
  | "name"
  | "legalName"
  | "chamberOfCommerce"
  | "vatId"
  | "referencePrefix"
  | "description"
  | "street"
  | "postalCode"
  | "city"
  | "serviceArea"
  | "coordinates"
  | "priceRange"
>;

/** Who the firm is and where. */
export async function askFirm(questions: Questions): Promise<FirmAnswers> {
  const { asker, texts, today } = questions;
  const name = await askLine(questions, "name");
  const isRenamed = name !== today.name;
  const legalName = await askLine(questions, "legalName", isRenamed ? name : today.legalName);
  const chamberOfCommerce = await askLine(questions, "chamberOfCommerce");
  const vatId = await askLine(questions, "vatId");
  const referencePrefix = await askLine(
    questions,
    "referencePrefix",
    isRenamed ? initials(name) : today.referencePrefix,
  );
  const description = await askLine(questions, "description");
  const street = await askLine(questions, "street");
  const postalCode = await askLine(questions, "postalCode");
  const city = await askLine(questions, "city");
  const serviceArea = await askLine(questions, "serviceArea");
  const coordinates = await askCoordinates(questions, city);
  const priceRange = await asker.choice(
    texts.questions.priceRange.ask,
    ["€", "€€", "€€€", "€€€€"].map((value) => ({ value, label: value })),
    today.priceRange,
  );
  return {
    name,
    legalName,
    chamberOfCommerce,
    vatId,
    referencePrefix,
    description,
    street,
    postalCode,
    city,
    serviceArea,
    coordinates,
    priceRange,
  };
}

/** Today's coordinates are of today's town only. */
async function askCoordinates({ asker, texts, today }: Questions, city: string) {
  const known = city === today.city ? today.coordinates?.join(", ") : undefined;
  const { coordinates } = await asker.text({
    ...texts.questions.coordinates,
    today: known ?? "-",
    read(typed) {
      if (typed === "-") return { coordinates: undefined };
      const result = answersSchema.shape.coordinates.safeParse(typed.split(",").map(Number));
      return result.success ? { coordinates: result.data } : undefined;
    },
  });
  return coordinates;
}

/** "'t Hoff & Zoon's Stukadoors" as "THZS". */
function initials(name: string): string {
  const words = name
    .normalize("NFD")
    .replace(/[^A-Za-z\s-]/g, "")
    .split(/[\s-]+/);
  return words
    .map((word) => word.charAt(0).toUpperCase())
    .join("")
    .slice(0, 4);
}
