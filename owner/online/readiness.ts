import { join } from "node:path";
import { factFiles } from "@contractor/core/fact-files.ts";
import type { Site } from "@contractor/core/facts/firm/site-schema.ts";
import { openContent } from "@contractor/core/open-content.ts";
import { onDisk } from "@contractor/core/reading/files.ts";
import { execa } from "execa";
import { exampleLeft } from "#begin/example.ts";
import { labelOf } from "#editor/form/labels.ts";
import { Refusal } from "./refusal.ts";

const notYet = "De website kan nog niet online.";

/**
 * Rejects with the mistakes that a build would refuse, in the texts, their links and the
 * photographs. No module with the firm's facts may be imported before this has passed.
 */
export async function checkTexts(): Promise<void> {
  const check = join(import.meta.dirname, "../../scripts/check-content.ts");
  const { failed, stderr } = await execa(process.execPath, [check], { reject: false });
  if (failed) {
    const items = stderr.split("\n").map(asItem);
    throw new Refusal([`${notYet} Er klopt iets niet in de teksten:`, ...items]);
  }
}

const asItem = (line: string) => `- ${line}`;

const settings = "Instellingen van de website";

/** A fact that is still of the example, such as "content/business.yaml › phone". */
function ofExample(fact: string): string {
  const place = fact.split(" › ");
  const form = place[0] === factFiles.site.path ? settings : "Bedrijfsgegevens";
  return `${form} › ${labelOf(place).label}: dit is nog van het voorbeeld.`;
}

const emailJs = "https://api.emailjs.com";

/** What EmailJS must know of a form, as site.yaml has it before anything was filled in. */
const untouched = /^(?:website|service_(?:contact|quote)|template_(?:contact|quote))$/;

/** What a firm must still say of how enquiries are sent. */
export function missingIn({ sending }: Pick<Site, "sending">, hasMailService: boolean): string[] {
  const { contact, quote, publicKey, origin } = sending;
  if (origin === "same") {
    const advice = `${settings} › Verzenden › Waar aanvragen heen gaan: bij deze hosting draait de mailservice van de website niet mee. Schrijf ${emailJs}, of het adres van een server waarop hij wel draait (docs/online.md).`;
    return hasMailService ? [] : [advice];
  }
  const forms = [contact, quote].flatMap(({ serviceId, templateId }) => [serviceId, templateId]);
  const codes = [publicKey, ...forms].filter((code) => untouched.test(code));
  return origin.startsWith(emailJs) && codes.length > 0
    ? [
        `${settings} › Verzenden: schrijf wat er bij EmailJS staat, in plaats van ${codes.join(", ")}.`,
      ]
    : [];
}

/** Rejects with what is missing before the site may go online. */
export function checkFirm(hasMailService: boolean): void {
  const facts = exampleLeft(".", ["facts"]).flatMap(({ entries }) => entries);
  const site = openContent(onDisk()).load(factFiles.site);
  const missing = [...facts.map(ofExample), ...missingIn(site, hasMailService)];
  if (missing.length > 0) {
    const lines = missing.map(asItem);
    throw new Refusal([`${notYet} Dit vult u in met npm run beheer:`, ...lines]);
  }
}
