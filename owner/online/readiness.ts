import { join } from "node:path";
import { factFiles } from "@contractor/core/fact-files.ts";
import type { Site } from "@contractor/core/facts/firm/site-schema.ts";
import { openContent } from "@contractor/core/open-content.ts";
import { onDisk } from "@contractor/core/reading/files.ts";
import { execa } from "execa";
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
    const lines = stderr.replaceAll("› line ", "› regel ").split("\n");
    throw new Refusal([`${notYet} Er klopt iets niet in de teksten:`, ...lines.map(asItem)]);
  }
}

const asItem = (line: string) => `- ${line}`;

const isExample = (address: string) => /\.example(?:[:/]|$)/.test(address);

const emailJs = "https://api.emailjs.com";

/** What EmailJS must know of a form, as site.yaml has it before anything was filled in. */
const untouched = /^(?:website|service_(?:contact|quote)|template_(?:contact|quote))$/;

/** What a firm must still fill in before its site may go online: where in the editor, and what. */
export function missingIn({ demo }: { demo: boolean }, site: Site, hasMailService: boolean) {
  const { url, sending } = site;
  const { contact, quote, publicKey, origin } = sending;
  const forms = [contact, quote].flatMap(({ serviceId, templateId }) => [serviceId, templateId]);
  const codes = [publicKey, ...forms].filter((code) => untouched.test(code));
  const settings = [
    isExample(url) &&
      `Adres van de website: ${url} bestaat niet. Schrijf waar uw website komt te staan.`,
    [contact, quote].map(
      ({ recipient }) =>
        isExample(recipient) &&
        `Verzenden: ${recipient} bestaat niet. Schrijf het adres waarop u aanvragen leest.`,
    ),
    origin === "same" &&
      !hasMailService &&
      `Verzenden › Waar aanvragen heen gaan: bij deze hosting draait de mailservice van de website niet mee. Schrijf ${emailJs}, of het adres van een server waarop hij wel draait (docs/online.md).`,
    origin.startsWith(emailJs) &&
      codes.length > 0 &&
      `Verzenden: schrijf wat er bij EmailJS staat, in plaats van ${codes.join(", ")}.`,
  ].flat();
  return [
    demo &&
      "Bedrijfsgegevens › Dit is een voorbeeldwebsite: dit is nog het voorbeeld. Vul uw eigen bedrijf in (npm run beheer) en zet dit uit.",
    ...settings.map((sentence) => sentence && `Instellingen van de website › ${sentence}`),
  ].filter((sentence) => sentence !== false);
}

/** Rejects with what is missing before the site may go online. */
export async function checkFirm(hasMailService: boolean): Promise<void> {
  const [{ exampleLeft }, { labelOf }] = await Promise.all([
    import("#begin/example.ts"),
    import("#editor/form/labels.ts"),
  ]);
  const content = openContent(onDisk());
  const site = content.load(factFiles.site);
  const missing = missingIn(content.load(factFiles.business), site, hasMailService);
  const facts = exampleLeft(".", ["facts"]).flatMap(({ entries }) => entries);
  // The others are said above.
  for (const fact of facts.filter((entry) => !/ › (?:demo|url)$/.test(entry))) {
    const { label } = labelOf(fact.split(" › "));
    missing.push(`Bedrijfsgegevens › ${label}: dit is nog van het voorbeeld.`);
  }
  if (missing.length > 0) {
    throw new Refusal([`${notYet} Dit ontbreekt:`, ...missing.map(asItem)]);
  }
}
