import { connect } from "node:tls";

/** What is seen of a page that is online, in a sentence for the owner. */
export interface Seen {
  isRight: boolean;
  sentence: string;
}

const answerSeconds = 15;
const day = 24 * 60 * 60 * 1000;
/** Certificates are renewed a month before they end, so fewer days mean that this has stopped. */
const fewDays = 14;

const right = (sentence: string): Seen => ({ isRight: true, sentence });
const wrong = (sentence: string): Seen => ({ isRight: false, sentence });

async function answerOf(address: URL): Promise<Response | undefined> {
  try {
    const signal = AbortSignal.timeout(answerSeconds * 1000);
    return await fetch(address, { signal, redirect: "manual" });
  } catch {
    return undefined;
  }
}

/** Whether the pages of the build that is in dist/ are what the address shows. */
async function lookAtPages(url: string, pages: Expected["pages"]): Promise<Seen> {
  if (pages === undefined) {
    const answer = await answerOf(new URL("/", url));
    return answer?.status === 200
      ? right(`${url} antwoordt. Of het de nieuwste website is, is na npm run build te zien.`)
      : wrong(`${url} antwoordt niet zoals het hoort. Kijk of uw domein naar uw hosting wijst.`);
  }
  for (const [path, html] of pages) {
    const address = new URL(path, url);
    const answer = await answerOf(address);
    if (!answer) {
      return wrong(`${address} antwoordt niet. Kijk of uw domein naar uw hosting wijst.`);
    }
    if (answer.status === 404 && path !== "/") {
      return wrong(
        `${address} wordt niet gevonden. Deze hosting leest geen .htaccess; vraag of dat aan kan (Apache of LiteSpeed).`,
      );
    }
    if (answer.status !== 200) {
      return wrong(`${address} antwoordt met ${answer.status}.`);
    }
    if ((await answer.text()) !== html) {
      return wrong(`${address} laat iets anders zien dan wat u het laatst online hebt gezet.`);
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
  /** Pages of the build, by their paths, with their HTML; undefined without a build. */
  pages: ReadonlyMap<string, string> | undefined;
  headers: readonly string[];
}

/** Looks at the site that is online, and says of each thing that matters whether it is right. */
export async function lookOnline(
  { url, pages, headers }: Expected,
  now = new Date(),
): Promise<Seen[]> {
  const seen = [await lookAtPages(url, pages), await lookAtMissing(url)];
  seen.push(await lookAtHeaders(url, headers));
  return url.startsWith("https:") ? [...seen, await lookAtCertificate(url, now)] : seen;
}
