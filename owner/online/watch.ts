import { existsSync, readFileSync } from "node:fs";

const answerSeconds = 15;

/** The pages that are compared with the build in dist/. */
const pages = ["/", "/contact", "/offerte-aanvragen"];

const ask = (address: URL) => fetch(address, { signal: AbortSignal.timeout(answerSeconds * 1000) });

/** What is wrong with a page that is online; undefined if it is the one that was built. */
async function wrongWith(address: URL, built: string | undefined): Promise<string | undefined> {
  try {
    const answer = await ask(address);
    const shown = await answer.text();
    if (answer.status === 200 && (built === undefined || shown === built)) {
      return undefined;
    }
    return answer.status === 200 || answer.status === 404
      ? `${address} laat iets anders zien dan wat u het laatst online hebt gezet. Zet de website nog eens online (npm run online -- --all). Helpt dat niet, haal bij uw hosting dan index.php en de regels van een vorige website in .htaccess weg, ook in de map erboven, vraag of .htaccess en mod_rewrite aanstaan, en kijk of uw domein daarheen wijst.`
      : `${address} antwoordt met ${answer.status}. Haal een wachtwoord bij uw hosting van de map af, en vraag anders wat er in het logboek met fouten staat. Neemt uw hosting .htaccess niet aan, haal daar dan het deel van ‘website’ uit weg; dan staat er weer wat er stond.`;
  } catch (error) {
    const { code, message } = ((error as Error).cause ?? error) as {
      code?: string;
      message: string;
    };
    return `${address.host} antwoordt niet (${code ?? message}). Kijk of dit apparaat internet heeft, of uw domein naar uw hosting wijst, of SSL (Let's Encrypt) daar aanstaat voor deze naam, en of een doorverwijzing naar www of https uitstaat; die doet de website zelf.`;
  }
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
  return undefined;
}
