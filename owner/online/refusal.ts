import { FTPError } from "basic-ftp";

const again = "Vul uw hosting opnieuw in op de pagina ‘Zet online’ (npm run beheer).";

/** What can go wrong on the way to the host, in the owner's words: what to do about it. */
const sentences = {
  noPlace:
    "Er is nog niet ingevuld hoe u bij uw hosting komt. Doe dat één keer op de pagina ‘Zet online’ (npm run beheer), of zet in ONLINE_TO waar de website heen moet, zoals ftps://gebruikersnaam@server/public_html, met een @ in de gebruikersnaam als %40, en in ONLINE_PASSWORD het wachtwoord.",
  password: `De hosting neemt de gebruikersnaam of het wachtwoord niet aan. Kijk bij uw hosting wat ze zijn. ${again}`,
  noHost: `Er is geen server met de naam {host} te vinden. Kijk of het internet het doet, en bij uw hosting hoe de server heet. ${again}`,
  otherKind:
    "De server {host} neemt dit soort verbinding niet aan. Kies op de pagina ‘Zet online’ de andere soort: FTP met of zonder versleuteling.",
  certificate:
    "Het certificaat van {host} klopt niet, dus niemand weet of het deze server is. Gebruik de naam van de server die uw hosting noemt, en niet uw eigen domein, en kijk of de klok van deze computer goed staat.",
  noSecondLine:
    "FTP heeft een tweede verbinding met {host} nodig, en die komt er niet. Meestal houdt een firewall hem tegen. Probeer het zonder VPN of op een ander netwerk.",
  noFolder: `De map {folder} bestaat niet op de server. Meestal heet hij public_html, httpdocs of www. ${again}`,
  full: "De schijf bij uw hosting is vol. Maak daar ruimte en probeer het opnieuw; wat er al staat, gaat niet nog eens.",
  notAllowed:
    "De server weigert een bestand in de map {folder}. Kijk of uw gebruiker daar mag schrijven.",
  lost: "De verbinding met {host} komt er niet of is weggevallen. Probeer het opnieuw; wat er al staat, gaat niet nog eens. Komt hij er nooit, kijk dan of de naam, het soort verbinding en het poortnummer kloppen.",
  other: "De server {host} zegt: {said}. Vraag uw hosting wat dat betekent.",
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
  // What a server answers to AUTH that knows no encryption, or where it is missing.
  [
    /^(?:500|502|504|534)\b|\b(?:TLS|SSL)\b.*\brequired|\b(?:must|use)\b.*\b(?:TLS|SSL|encryption)\b/i,
    "otherKind",
  ],
  // vsftpd without encryption answers this to AUTH.
  [/^530\b.*\bplease login with\b/i, "otherKind"],
  [/no space|disk (?:is )?full|quota|^(?:452|552)\b|^451\b.*\bwrit/i, "full"],
  [/too many|^(?:421|426|451)\b/i, "lost"],
  [/^530\b/, "password"],
  [/^425\b|data connection/i, "noSecondLine"],
  [/^55[03]\b/, "notAllowed"],
  [/EAI_AGAIN|ENETUNREACH|ENETDOWN|ENOTFOUND/, "noHost"],
  [/EXPIRED|NOT_YET_VALID|ALTNAME|SIGNED|SIGNATURE|ISSUER|certificate/i, "certificate"],
  [/ECONN|EHOSTUNREACH|EPIPE|timed? ?out|clos(?:ed|ing)|socket|handshake/i, "lost"],
];

/** An error of a connection as an owner can read it; any other stays a mistake in the program. */
export function refusalOf(error: unknown, place: { host: string; folder: string }): unknown {
  const { code = "", message = "" } = error as { code?: string | number; message?: string };
  const said = `${code} ${message}`;
  const known = causes.find(([pattern]) => pattern.test(said))?.[1];
  const cause = known ?? (error instanceof FTPError ? "other" : undefined);
  return error instanceof Refusal || cause === undefined
    ? error
    : new Refusal(cause, { ...place, said: message });
}
