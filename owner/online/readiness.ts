import { type FormName, formNames } from "#contract/form.ts";
import type { Site } from "#data/firm/site-schema.ts";
import { labelOf } from "#owner/editor/form/labels.ts";

/** What of a project decides whether its site may go online. */
export interface Project {
  /** Whether content/business.yaml says that the firm is the demonstration. */
  isDemo: boolean;
  mistakes: readonly string[];
  exampleFacts: readonly string[];
  site: Pick<Site, "url" | "sending">;
  /** Whether the pages go where our own mail service can stand behind the same address. */
  hasOwnServer: boolean;
}

const isExample = (address: string) => /\.example(?:[:/]|$)/.test(address);

const emailJs = "https://api.emailjs.com";

/** What EmailJS must know of a form, as site.yaml has it before anything was filled in. */
const untouched = /^(?:website|service_(?:contact|quote)|template_(?:contact|quote))$/;

/** A field of site.yaml by its names in the form, as in "sending › origin". */
function settingNamed(field: string): string {
  const keys = field.split(" › ");
  const labels = keys.map((_key, at) => labelOf(keys.slice(0, at + 1)).label);
  return ["Instellingen van de website", ...labels].join(" › ");
}

function missingOfSending({ site, hasOwnServer }: Project): string[] {
  const { sending } = site;
  const { origin, publicKey } = sending;
  const missing = formNames.flatMap((form) => {
    const { recipient } = sending[form];
    const advice = "Schrijf het adres waarop u aanvragen leest.";
    return isExample(recipient)
      ? [`${settingNamed(`sending › ${form} › recipient`)}: ${recipient} bestaat niet. ${advice}`]
      : [];
  });
  if (origin === "same" && !hasOwnServer) {
    missing.push(
      `${settingNamed("sending › origin")}: bij deze hosting draait de mailservice van de website niet mee. Schrijf ${emailJs}, of het adres van een server waarop hij wel draait (docs/online.md).`,
    );
  }
  if (origin.startsWith(emailJs)) {
    const ids = { publicKey, ...ofForm("contact", sending), ...ofForm("quote", sending) };
    for (const [field, value] of Object.entries(ids)) {
      if (untouched.test(value)) {
        missing.push(
          `${settingNamed(`sending › ${field}`)}: schrijf wat er bij EmailJS staat, in plaats van ${value}.`,
        );
      }
    }
  }
  return missing;
}

function ofForm(name: FormName, sending: Site["sending"]) {
  const { serviceId, templateId } = sending[name];
  return { [`${name} › serviceId`]: serviceId, [`${name} › templateId`]: templateId };
}

/** What is still missing before a site may go online, each as a sentence that says where. */
export function missingIn(project: Project): string[] {
  const { isDemo, mistakes, exampleFacts, site } = project;
  const missing = [...mistakes];
  if (isDemo) {
    missing.push(
      "Bedrijfsgegevens › Dit is een voorbeeldwebsite: dit is nog het voorbeeld. Vul uw eigen bedrijf in (npm run beheer) en zet dit uit.",
    );
  }
  for (const field of exampleFacts) {
    missing.push(
      `Bedrijfsgegevens › ${labelOf(["setup", field]).label}: dit is nog van het voorbeeld.`,
    );
  }
  if (isExample(site.url)) {
    missing.push(
      `${settingNamed("url")}: ${site.url} bestaat niet. Schrijf waar uw website komt te staan.`,
    );
  }
  return [...missing, ...missingOfSending(project)];
}
