import { existsSync, readFileSync } from "node:fs";

const answerSeconds = 15;

/** What is wrong with a page that is online; undefined if it is the one that was built. */
async function wrongWith(address: URL, built: string | undefined): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(answerSeconds * 1000) });
    const shown = await answer.text();
    return answer.status === 200 && (built === undefined || shown === built)
      ? undefined
      : `${address} laat iets anders zien dan wat u het laatst online hebt gezet (antwoord ${answer.status}). Zet de website nog eens online (npm run online -- --all). Helpt dat niet, haal bij uw hosting dan een wachtwoord van de map, index.php en de regels van een vorige website in .htaccess weg, ook in de map erboven, vraag of .htaccess en mod_rewrite aanstaan, en kijk of uw domein daarheen wijst. Neemt uw hosting .htaccess niet aan, haal daar dan het deel van ‘website’ uit weg; dan staat er weer wat er stond.`;
  } catch (error) {
    const { message } = ((error as Error).cause ?? error) as Error;
    return `${address.host} antwoordt niet (${message}). Kijk of dit apparaat internet heeft, of uw domein naar uw hosting wijst, of SSL (Let's Encrypt) daar aanstaat voor deze naam, en of een doorverwijzing naar www of https uitstaat; die doet de website zelf.`;
  }
}

/** Resolves to what is wrong with the site that is online; undefined if all is right. */
export async function watchSite(url: string, dist = "dist"): Promise<string | undefined> {
  for (const name of ["index", "contact"]) {
    const file = `${dist}/${name}.html`;
    const built = existsSync(file) ? readFileSync(file, "utf8") : undefined;
    const wrong = await wrongWith(new URL(name === "index" ? "/" : name, url), built);
    if (wrong) {
      return wrong;
    }
  }
  return undefined;
}
