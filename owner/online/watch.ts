import { existsSync, readFileSync } from "node:fs";

const answerSeconds = 15;

/** The pages that are compared with the build in dist/. */
const pages = ["/", "/contact", "/offerte-aanvragen"];

const ask = (address: URL) => fetch(address, { signal: AbortSignal.timeout(answerSeconds * 1000) });

/**
 * The status with which the site fails at all its visitors. Undefined where it answers, and where
 * nothing does: its name may not lead here yet.
 */
export async function failingStatus(url: string): Promise<number | undefined> {
  // What lies between may have kept an answer of before.
  const answer = await ask(new URL(`/?vers=${Date.now()}`, url)).catch((error: Error) => error);
  if (answer instanceof Error) {
    return /redirect count/.test(String(answer.cause)) ? 301 : undefined;
  }
  return answer.status >= 500 || [401, 403].includes(answer.status) ? answer.status : undefined;
}

function whyNoAnswer({ host }: URL, { cause }: Error): string {
  const { code = "", message = "" } = (cause ?? {}) as { code?: string; message?: string };
  if (/redirect count/.test(message)) {
    return `${host} verwijst steeds naar zichzelf. Zet bij uw hosting de doorverwijzing naar www of https uit; de website doet dat zelf.`;
  }
  return /CERT|SIGN|ISSUER|ALTNAME|SSL|EPROTO/.test(code)
    ? `${host} heeft geen certificaat dat browsers vertrouwen (${code}). Zet bij uw hosting SSL (Let's Encrypt) aan voor deze naam.`
    : `${host} antwoordt niet. Kijk of dit apparaat internet heeft, of uw domein naar uw hosting wijst, en of de server aanstaat.`;
}

/** What is wrong with a page that is online; undefined if it is the one that was built. */
async function wrongWith(address: URL, built: string | undefined): Promise<string | undefined> {
  try {
    const answer = await ask(address);
    const shown = await answer.text();
    if (answer.status === 401) {
      return `${address} vraagt om een wachtwoord. Haal dat bij uw hosting van de map af.`;
    }
    if (answer.status === 403 || answer.status >= 500) {
      return `${address} antwoordt met ${answer.status}. Vraag uw hosting wat er in het logboek met fouten staat.`;
    }
    if (/wp-(?:content|includes|json)/.test(shown)) {
      return `${address} laat een website van WordPress zien. Haal bij uw hosting index.php en de regels van die website in .htaccess weg, ook in de map erboven.`;
    }
    if (answer.status !== 200 || (built !== undefined && shown !== built)) {
      return `${address} laat iets anders zien dan wat u het laatst online hebt gezet. Zet de website nog eens online (npm run online -- --all). Helpt dat niet, vraag dan uw hosting of .htaccess en mod_rewrite aanstaan, en kijk of uw domein daarheen wijst.`;
    }
  } catch (error) {
    return whyNoAnswer(address, error as Error);
  }
  return undefined;
}

/** Resolves to what is wrong with the site that is online; undefined if all is right. */
export async function watchSite(url: string, dist = "dist"): Promise<string | undefined> {
  for (const path of pages) {
    const file = `${dist}/${path === "/" ? "index" : path.slice(1)}.html`;
    const built = existsSync(file) ? readFileSync(file, "utf8") : undefined;
    const wrong = await wrongWith(new URL(path, url), built);
    if (wrong) {
      return wrong;
    }
  }
  const missing = await ask(new URL("/deze-pagina-bestaat-niet", url));
  return missing.status === 404
    ? undefined
    : "Wie een verkeerd adres typt, krijgt niet de pagina daarvoor.";
}
