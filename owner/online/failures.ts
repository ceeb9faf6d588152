const again = "Vul uw hosting opnieuw in op de pagina ‘Zet online’ (npm run beheer).";

/** What can go wrong while the site is put online, in the owner's words: what to do about it. */
const sentences = {
  noPlace:
    "Er is nog niet ingevuld hoe u bij uw hosting komt. Doe dat één keer op de pagina ‘Zet online’ (npm run beheer), of zet in ONLINE_TO waar de website heen moet, zoals ftps://gebruikersnaam@server/public_html, en in ONLINE_PASSWORD het wachtwoord.",
  noAddress:
    "ONLINE_TO zegt niet waar de website heen moet. Schrijf het zo: ftps://gebruikersnaam@server/public_html",
  passwordInAddress:
    "In het wachtwoord in ONLINE_TO staat een teken dat daar niet kan. Laat het wachtwoord daar weg en zet het in ONLINE_PASSWORD.",
  noPassword: `Het wachtwoord van uw hosting ontbreekt. ${again} Of zet het in ONLINE_PASSWORD.`,
  password: `De hosting neemt de gebruikersnaam of het wachtwoord niet aan. Kijk bij uw hosting wat ze zijn. ${again}`,
  noHost: `Er is geen server met de naam {host}. Kijk bij uw hosting hoe de server heet. ${again}`,
  refused:
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
  lost: "De verbinding is weggevallen. De website online is nog die van voorheen. Probeer het opnieuw; wat er al staat, gaat niet nog eens.",
  busy: "De website wordt op dit moment al online gezet, door {who} ({seconds} seconden geleden was dat nog bezig). Wacht tot dat klaar is. Is het gestopt, dan kan het na vijf minuten weer.",
  inTheWay:
    "In de map van de website bij uw hosting staat nog iets van een andere website dat voorgaat: {names}. Haal dat daar weg, of geef het een andere naam, en probeer het opnieuw.",
  refusedFile:
    "De hosting antwoordt met {status} op elke pagina sinds de nieuwe website er staat. De website van voorheen staat er weer. Vraag uw hosting: staat mod_rewrite aan, en mogen in .htaccess RewriteRule, ErrorDocument, AddType en Header (AllowOverride FileInfo)?",
  loop: "Sinds de nieuwe website er staat, verwijst elke pagina naar zichzelf. De website van voorheen staat er weer. Staat er bij uw hosting een doorverwijzing aan, van of naar www of https? Zet die uit: de website doet het zelf. Vraag anders: hoe zegt de proxy aan Apache dat een bezoeker met https komt?",
} as const;

export type Failure = keyof typeof sentences;

export class OnlineError extends Error {
  readonly values: Record<string, string>;

  constructor(failure: Failure, values: Record<string, string> = {}) {
    super(sentences[failure].replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? ""));
    this.values = values;
  }
}

const lostCodes = ["ECONNRESET", "EPIPE", "ETIMEDOUT", "ERR_GENERIC_CLIENT", "ERR_NOT_CONNECTED"];

/** What the text of an error says, the surest first. */
const byMessage: [pattern: RegExp, failure: Failure][] = [
  [/\b(?:TLS|SSL)\b.*\brequired|\b(?:require|must|use)\b.*\b(?:TLS|SSL)\b/i, "needsTls"],
  [/too many|maximum (?:number|login)/i, "tooMany"],
  [/no space|not enough (?:disk )?space|disk (?:is )?full|quota/i, "full"],
  [/data connection/i, "noSecondLine"],
  [/authentication method|login (?:incorrect|failed)/i, "password"],
  [/EAI_AGAIN|ENETUNREACH|ENETDOWN/, "noInternet"],
  [/getaddrinfo/, "noHost"],
  [/ECONNREFUSED/, "refused"],
  [/EXPIRED|NOT_YET_VALID/, "notValidNow"],
  [/ALTNAME/, "certificate"],
  [/SIGNED|SIGNATURE|ISSUER|certificate/i, "ownCertificate"],
  [
    /timed? ?out|clos(?:ed|ing)|lost|socket|not connected|no response|abort|handshake|banner/i,
    "lost",
  ],
];

const byCode: Record<string, Failure> = {
  421: "lost",
  530: "password",
  ENOTFOUND: "noHost",
  ECONNREFUSED: "refused",
  EHOSTUNREACH: "refused",
  425: "noSecondLine",
  452: "full",
  552: "full",
  ENOSPC: "full",
  550: "notAllowed",
  553: "notAllowed",
  EACCES: "notAllowed",
};

/** What comes with the code of a wrong password, or of a file that may not be written. */
const surerThanCodes = new Set<Failure>(["needsTls", "tooMany", "full"]);

/** Answers to AUTH of a server that knows no encryption. */
const unknownCommand = [500, 502, 504, 534];

/** The failure that an error of a connection or a disk stands for; undefined for any other. */
function failureOf(error: unknown): Failure | undefined {
  const { code = "", message = "" } = error as { code?: string | number; message?: string };
  const said = byMessage.find(([pattern]) => pattern.test(`${code} ${message}`))?.[1];
  if (said !== undefined && surerThanCodes.has(said)) {
    return said;
  }
  return byCode[code] ?? said ?? (lostCodes.includes(String(code)) ? "lost" : undefined);
}

interface Place {
  host: string;
  folder: string;
  /** Whether the connection is still being made. */
  isOpening?: boolean;
}

/** An error as an owner can read it, where it is one of a connection or a disk. */
export function asOnlineError(error: unknown, place: Place): unknown {
  if (error instanceof OnlineError) {
    return error;
  }
  const { host, folder, isOpening = false } = place;
  const { code = 0 } = error as { code?: number | string };
  const failure = failureOf(error);
  const whileOpening: Partial<Record<Failure, Failure>> = {
    lost: "refused",
    notAllowed: "noFolder",
  };
  const isWithoutTls = isOpening && unknownCommand.includes(Number(code));
  const named = isWithoutTls ? "noTls" : failure;
  if (named === undefined) {
    return error;
  }
  return new OnlineError((isOpening && whileOpening[named]) || named, { host, folder });
}
