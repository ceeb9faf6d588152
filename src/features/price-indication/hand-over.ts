import type { StartTexts } from "@/content/pages/price-indication";
import type { Building } from "@/content/lib/price-rules";
import { announcePriceIndication, type PriceIndication } from "@/features/enquiry/price-indication";
import { addressNames, type Choices } from "./choices";
import type { Indication } from "./indication";
import { measuresFor, unitOf } from "./measures";
import { type OutcomeTexts, outcomeText } from "./messages";

/** The building as the quote form asks for it. */
const projectTypes: Record<Building, string> = {
  ouder: "woning",
  jonger: "nieuwbouw",
  bedrijfspand: "bedrijfspand",
};

/** What goes to the quote form: what it asks for, and in words all that the visitor saw. */
export function enquiryOf(
  indication: Indication,
  choices: Choices,
  start: Pick<StartTexts, "buildings">,
  texts: OutcomeTexts,
): PriceIndication {
  const { service, squareMetres, building, work, measured } = indication;
  const measures = measured
    ? measuresFor[work?.measure ?? "none"]
        .filter((name) => choices[name].trim())
        .map((name) => `${addressNames[name]} ${choices[name].trim()} ${unitOf(name)}`)
    : [];
  const text = [
    outcomeText(indication, texts),
    measures.length > 0 && texts.sentence.measured.replace("{measures}", measures.join(", ")),
    work && `${start.buildings[building]}.`,
  ];
  return {
    service: service.choice,
    squareMeters: squareMetres?.toLocaleString("nl-NL", { maximumFractionDigits: 1 }) ?? "",
    ...(work && { projectType: projectTypes[building] }),
    text: text.filter(Boolean).join(" "),
  };
}

/** Brings the indication into the quote form with this id, and the visitor to its first empty field. */
export function handOver(enquiry: PriceIndication, formId: string): void {
  announcePriceIndication(enquiry);
  const form = document.getElementById(formId);
  const controls = [...(form?.querySelectorAll<HTMLInputElement>("input, select, textarea") ?? [])];
  const field = controls.find((control) => control.tabIndex >= 0 && !control.value);
  // The focus is also what wakes a form that has no script yet.
  field?.focus({ preventScroll: true });
  form?.scrollIntoView({ block: "start" });
}
