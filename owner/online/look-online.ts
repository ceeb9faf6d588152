import { connect } from "node:tls";
import { whyNoAnswer } from "./no-answer.ts";
import { pageFolders } from "./parts.ts";
import type { Trouble } from "./upload.ts";

/** What is seen of a page that is online, in a sentence for the owner. */
interface Seen {
  isRight: boolean;
  sentence: string;
}

/** Pages of the build, by their paths, with their HTML. */
type Pages = ReadonlyMap<string, string>;

const answerSeconds = 15;
const day = 24 * 60 * 60 * 1000;
/** Certificates are renewed a month before they end, so fewer days mean that this has stopped. */
const fewDays = 14;

const right = (sentence: string): Seen => ({ isRight: true, sentence });
const wrong = (sentence: string): Seen => ({ isRight: false, sentence });

function ask(address: URL): Promise<Response> {
  const signal = AbortSignal.timeout(answerSeconds * 1000);
  return fetch(address, { signal, redirect: "manual" });
}

const answerOf = (address: URL) => ask(address).catch(() => undefined);

const mostSteps = 5;

/** The answer to which an address leads; "loop" where it only leads on. */
async function endOf(address: URL): Promise<Response | "loop" | undefined> {
  let next = address;
  for (let step = 0; step < mostSteps; step += 1) {
    const answer = await answerOf(next);
    const location = answer && answer.status >= 300 && answer.status < 400;
    if (!location) {
      return answer;
    }
    next = new URL(answer.headers.get("location") ?? "", next);
  }
  return "loop";
}

/**
 * What keeps every visitor from the site: an error of the server, or pages that redirect to
 * themselves. Undefined where it answers, and where nothing does: its name may not lead here yet.
 */
export async function troubleAt(url: string): Promise<Trouble | undefined> {
  // What lies between may have kept an answer of before.
  const end = await endOf(new URL(`/?vers=${Date.now()}`, url));
  if (end === "loop") {
    return { failure: "loop", status: "301" };
  }
  const isRefused = end && (end.status >= 500 || [401, 403].includes(end.status));
  return isRefused ? { failure: "refusedFile", status: String(end.status) } : undefined;
}

/** Whether a host shows a page at its file, which our .htaccess would have hidden. */
async function showsFolders(url: string, pages: Pages): Promise<boolean> {
  const addresses = pageFolders.map((folder) => new URL(`/${folder}/contact.html`, url));
  const answers = await Promise.all(addresses.map(answerOf));
  const shown = await Promise.all(answers.map((answer) => answer?.text()));
  return shown.some((html) => html !== undefined && html === pages.get("/contact"));
}

/** Why an address shows something else than our page. */
async function whyOther(
  { url, pages }: { url: string; pages: Pages },
  answer: Response,
  html: string,
): Promise<string> {
  if (await showsFolders(url, pages)) {
    return "Deze hosting leest geen .htaccess; vraag of dat aan kan (Apache of LiteSpeed).";
  }
  const isWordPress = /wp-(?:content|includes|json)/.test(html + answer.headers.get("link"));
  if (isWordPress || /PHP/i.test(answer.headers.get("x-powered-by") ?? "")) {
    return `Daar antwoordt een andere website${isWordPress ? ", van WordPress" : ""}. Zet de website nog eens online (npm run online); helpt dat niet, haal dan bij uw hosting index.php en de regels van die website in .htaccess weg, ook in de map erboven.`;
  }
  return answer.status === 404
    ? "Er staat een andere website, of de regels in .htaccess zijn gewijzigd. Zet de website nog eens online: npm run online -- --all"
    : "Dat is iets anders dan wat u het laatst online hebt gezet. Zet de website online (npm run online), of kijk of uw domein naar uw hosting wijst.";
}

/** Whether the pages of the build that is in dist/ are what the address shows. */
async function lookAtPages(url: string, pages: Pages | undefined): Promise<Seen> {
  if (pages === undefined) {
    const answer = await endOf(new URL("/", url));
    return answer !== "loop" && answer?.status === 200
      ? right(`${url} antwoordt. Of het de nieuwste website is, is na npm run build te zien.`)
      : wrong(`${url} antwoordt niet zoals het hoort. Kijk of uw domein naar uw hosting wijst.`);
  }
  for (const [path, html] of pages) {
    const address = new URL(path, url);
    const answer = await endOf(address);
    if (!answer) {
      return wrong(`${address} antwoordt niet. Kijk of uw domein naar uw hosting wijst.`);
    }
    if (answer === "loop") {
      return wrong(
        `${address} verwijst steeds naar zichzelf. Zet bij uw hosting de doorverwijzing naar www of https uit; de website doet dat zelf. Staat er geen, vraag dan hoe de proxy aan Apache zegt dat een bezoeker met https komt.`,
      );
    }
    if (answer.status === 401) {
      return wrong(`${address} vraagt om een wachtwoord. Haal dat bij uw hosting van de map af.`);
    }
    if (answer.status >= 500 || answer.status === 403) {
      return wrong(
        `${address} antwoordt met ${answer.status}. Vraag uw hosting wat er in het logboek met fouten staat.`,
      );
    }
    const shown = await answer.text();
    if (answer.status !== 200 || shown !== html) {
      const what = answer.status === 404 ? "wordt niet gevonden" : "laat iets anders zien";
      return wrong(`${address} ${what}. ${await whyOther({ url, pages }, answer, shown)}`);
    }
  }
  return right(`De pagina's staan online: ${pages.size} bekeken.`);
}

async function lookAtMissing(url: string): Promise<Seen> {
  const answer = await answerOf(new URL("/deze-pagina-bestaat-niet", url));
  return answer?.status === 404
    ? right("Wie een verkeerd adres typt, krijgt de pagina daarvoor.")
    : wrong("Wie een verkeerd adres typt, krijgt niet de pagina daarvoor.");
}

async function lookAtHeaders(url: string, names: readonly string[]): Promise<Seen> {
  const answer = await answerOf(new URL("/", url));
  const missing = names.filter((name) => !answer?.headers.has(name));
  return missing.length === 0
    ? right("De beveiliging van de pagina's staat aan.")
    : wrong(
        `De hosting stuurt niet mee: ${missing.join(", ")}. Vraag of mod_headers aan kan; de website werkt ook zonder.`,
      );
}

/** When the certificate of an address ends; undefined without one that holds. */
function certificateEnd({ hostname, port }: URL): Promise<Date | undefined> {
  return new Promise((resolve) => {
    const socket = connect(
      { host: hostname, port: Number(port) || 443, servername: hostname },
      () => {
        resolve(new Date(socket.getPeerCertificate().valid_to));
        socket.end();
      },
    );
    socket.setTimeout(answerSeconds * 1000, () => socket.destroy(new Error("no answer")));
    socket.on("error", () => resolve(undefined));
  });
}

async function lookAtCertificate(url: string, now: Date): Promise<Seen> {
  const end = await certificateEnd(new URL(url));
  if (!end) {
    return wrong("Er is geen geldig certificaat. Zet bij uw hosting SSL (Let's Encrypt) aan.");
  }
  const days = Math.floor((end.getTime() - now.getTime()) / day);
  return days < fewDays
    ? wrong(`Het certificaat verloopt over ${days} dagen. Kijk bij uw hosting waarom.`)
    : right(`Het certificaat is nog ${days} dagen geldig.`);
}

interface Expected {
  url: string;
  /** Undefined without a build. */
  pages: Pages | undefined;
  headers: readonly string[];
}

/** Looks at the site that is online, and says of each thing that matters whether it is right. */
export async function lookOnline(
  { url, pages, headers }: Expected,
  now = new Date(),
): Promise<Seen[]> {
  const home = new URL("/", url);
  const silence = await ask(home).then(
    () => undefined,
    (error) => whyNoAnswer(home, error),
  );
  // All the rest would be wrong as well, for a reason that it does not have.
  if (silence !== undefined) {
    return [wrong(silence)];
  }
  const seen = [await lookAtPages(url, pages), await lookAtMissing(url)];
  seen.push(await lookAtHeaders(url, headers));
  return url.startsWith("https:") ? [...seen, await lookAtCertificate(url, now)] : seen;
}
