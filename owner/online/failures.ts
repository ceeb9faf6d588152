/** What can go wrong while the site is put online, in the owner's words: what to do about it. */
const sentences = {
  noAddress:
    "‘{to}’ zegt niet waar de website heen moet. Schrijf het zo: ftps://gebruikersnaam@server/public_html",
  noPassword: "Het wachtwoord van uw hosting ontbreekt. Zet het in ONLINE_PASSWORD.",
  password:
    "De hosting neemt de gebruikersnaam of het wachtwoord niet aan. Kijk bij uw hosting wat ze zijn en begin opnieuw met: npm run online -- --opnieuw",
  noHost:
    "Er is geen server met de naam {host}. Kijk bij uw hosting hoe de server heet en begin opnieuw met: npm run online -- --opnieuw",
  refused:
    "De server {host} neemt niet op. Kijk of het soort verbinding en het poortnummer kloppen, en probeer het over een kwartier nog eens.",
  certificate:
    "Het certificaat van {host} klopt niet. Gebruik de naam van de server die uw hosting noemt, en niet uw eigen domein.",
  noFolder:
    "De map {folder} bestaat niet op de server. Meestal heet hij public_html, httpdocs of www. Begin opnieuw met: npm run online -- --opnieuw",
  full: "De schijf bij uw hosting is vol. Maak daar ruimte en probeer het opnieuw; wat er al staat, gaat niet nog eens.",
  notAllowed:
    "De server weigert een bestand in de map {folder}. Kijk of uw gebruiker daar mag schrijven.",
  lost: "De verbinding is weggevallen. De website online is nog die van voorheen. Probeer het opnieuw; wat er al staat, gaat niet nog eens.",
  otherHostKey:
    "De server laat een andere sleutel zien dan verwacht: {fingerprint}. Vraag uw hosting of die klopt, en vul uw hosting dan opnieuw in (npm run online -- --opnieuw), of zet de sleutel in ONLINE_HOST_KEY.",
} as const;

export type Failure = keyof typeof sentences;

/** A failure that an owner can do something about. */
export class OnlineError extends Error {
  constructor(failure: Failure, values: Record<string, string> = {}) {
    super(sentences[failure].replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? ""));
  }
}

const lostCodes = ["ECONNRESET", "EPIPE", "ETIMEDOUT", "ERR_GENERIC_CLIENT", "ERR_NOT_CONNECTED"];

/** The failure that an error of a connection or a disk stands for; undefined for any other. */
function failureOf(error: unknown): Failure | undefined {
  const { code, message = "" } = error as { code?: string | number; message?: string };
  if (code === 530 || /authentication method|login (incorrect|failed)/i.test(message)) {
    return "password";
  }
  if (code === "ENOTFOUND" || code === "EAI_AGAIN" || /getaddrinfo/.test(message)) {
    return "noHost";
  }
  if (code === "ECONNREFUSED" || code === "EHOSTUNREACH" || /ECONNREFUSED/.test(message)) {
    return "refused";
  }
  if (/certificate|ALTNAME|SELF_SIGNED/i.test(`${code} ${message}`)) {
    return "certificate";
  }
  if (code === 452 || code === 552 || code === "ENOSPC" || /no space|quota/i.test(message)) {
    return "full";
  }
  if (/timeout|clos(ed|ing)|lost|socket|not connected|no response/i.test(message)) {
    return "lost";
  }
  if (lostCodes.includes(String(code))) {
    return "lost";
  }
  if (code === 550 || code === 553 || code === "EACCES" || code === 3) {
    return "notAllowed";
  }
  return undefined;
}

/** An error as an owner can read it, where it is one of a connection or a disk. */
export function asOnlineError(error: unknown, place: { host: string; folder: string }): unknown {
  if (error instanceof OnlineError) {
    return error;
  }
  const failure = failureOf(error);
  return failure === undefined ? error : new OnlineError(failure, place);
}
