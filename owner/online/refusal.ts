const again = "Vul uw hosting opnieuw in op de pagina ‘Zet online’ (npm run beheer).";

/** What can go wrong on the way to the host, in the owner's words: what to do about it. */
const sentences = {
  noPlace:
    "Er is nog niet ingevuld hoe u bij uw hosting komt. Doe dat één keer op de pagina ‘Zet online’ (npm run beheer), of zet in ONLINE_TO waar de website heen moet, zoals ftps://gebruikersnaam@server/public_html, en in ONLINE_PASSWORD het wachtwoord.",
  noAddress:
    "ONLINE_TO zegt niet waar de website heen moet. Schrijf het zo, zonder wachtwoord: ftps://gebruikersnaam@server/public_html. Een @ in de gebruikersnaam schrijft u als %40.",
  noPassword: `Het wachtwoord van uw hosting ontbreekt. ${again} Of zet het in ONLINE_PASSWORD.`,
  password: `De hosting neemt de gebruikersnaam of het wachtwoord niet aan. Kijk bij uw hosting wat ze zijn. ${again}`,
  noHost: `Er is geen server met de naam {host}. Kijk bij uw hosting hoe de server heet. ${again}`,
  silent:
    "De server {host} neemt niet op. Kijk of het soort verbinding en het poortnummer kloppen, en probeer het over een kwartier nog eens.",
  noTls: "De server {host} kent geen FTP met versleuteling (FTPS). Kies FTP zonder versleuteling.",
  needsTls: "De server {host} wil versleuteling. Kies FTP met versleuteling (FTPS).",
  tooMany:
    "De server {host} heeft te veel verbindingen open. Probeer het over een kwartier nog eens.",
  certificate:
    "Het certificaat van {host} klopt niet. Gebruik de naam van de server die uw hosting noemt, en niet uw eigen domein.",
  notValidNow:
    "Het certificaat van {host} is verlopen of nog niet geldig. Kijk of de klok van deze computer goed staat, en vraag uw hosting anders om een nieuw certificaat.",
  ownCertificate:
    "Het certificaat van {host} heeft de server zelf gemaakt, dus niemand weet of het deze server is. Vraag uw hosting naar de naam van een server met een geldig certificaat.",
  noInternet: "Deze computer kan {host} niet bereiken. Kijk of het internet het doet.",
  noSecondLine:
    "FTP heeft een tweede verbinding met {host} nodig, en die komt er niet. Meestal houdt een firewall hem tegen. Probeer het zonder VPN of op een ander netwerk.",
  noFolder: `De map {folder} bestaat niet op de server. Meestal heet hij public_html, httpdocs of www. ${again}`,
  full: "De schijf bij uw hosting is vol. Maak daar ruimte en probeer het opnieuw; wat er al staat, gaat niet nog eens.",
  notAllowed:
    "De server weigert een bestand in de map {folder}. Kijk of uw gebruiker daar mag schrijven.",
  lost: "De verbinding is weggevallen. Probeer het opnieuw; wat er al staat, gaat niet nog eens.",
  rules:
    "De website antwoordt nu met een fout ({status}): uw hosting neemt de regels in .htaccess niet aan. Wat er stond, staat er weer. Vraag uw hosting of .htaccess en mod_rewrite aan kunnen.",
};

type Cause = keyof typeof sentences;

/** Why the site is not online, in sentences for the owner. */
export class Refusal extends Error {
  constructor(cause: Cause | string[], values: Record<string, string> = {}) {
    const text = Array.isArray(cause) ? cause.join("\n") : sentences[cause];
    super(text.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all));
  }
}

/** What the code and the text of an error say, the surest first. */
const causes: [pattern: RegExp, cause: Cause][] = [
  [/\b(?:TLS|SSL)\b.*\brequired|\b(?:require|must|use)\b.*\b(?:TLS|SSL)\b/i, "needsTls"],
  [/too many|maximum (?:number|login)/i, "tooMany"],
  [
    /no space|not enough (?:disk )?space|disk (?:is )?full|quota|^(?:452|552)\b|^451\b.*\bwrit/i,
    "full",
  ],
  [/^530\b/, "password"],
  [/^425\b|data connection/i, "noSecondLine"],
  [/^55[03]\b/, "notAllowed"],
  [/EAI_AGAIN|ENETUNREACH|ENETDOWN/, "noInternet"],
  [/ENOTFOUND/, "noHost"],
  [/ECONNREFUSED|EHOSTUNREACH/, "silent"],
  [/EXPIRED|NOT_YET_VALID/, "notValidNow"],
  [/ALTNAME/, "certificate"],
  [/SIGNED|SIGNATURE|ISSUER|certificate/i, "ownCertificate"],
  [/^4(?:21|26|51)\b|ECONNRESET|EPIPE|timed? ?out|clos(?:ed|ing)|socket|handshake/i, "lost"],
];

/** What a cause means while the connection is still being made. */
const whileOpening: Partial<Record<Cause, Cause>> = { lost: "silent", notAllowed: "noFolder" };

/** Answers to AUTH of a server that knows no encryption. */
const unknownCommand = /^(?:500|502|504|534)\b/;

interface Place {
  host: string;
  folder: string;
  isOpening?: boolean;
}

/** An error of a connection as an owner can read it; any other stays a mistake in the program. */
export function refusalOf(error: unknown, { isOpening = false, ...place }: Place): unknown {
  const { code = "", message = "" } = error as { code?: string | number; message?: string };
  const said = `${code} ${message}`;
  const cause = causes.find(([pattern]) => pattern.test(said))?.[1];
  if (isOpening && unknownCommand.test(said)) {
    return new Refusal("noTls", place);
  }
  if (error instanceof Refusal || cause === undefined) {
    return error;
  }
  return new Refusal((isOpening && whileOpening[cause]) || cause, place);
}
