/** What is wrong where an address gives no answer, by the code of the error. */
const sentences: [pattern: RegExp, sentence: string][] = [
  [
    /ENOTFOUND/,
    "De naam {host} bestaat niet. Kijk bij uw domein of de DNS-instellingen naar uw hosting wijzen.",
  ],
  [
    /EAI_AGAIN|ENETUNREACH|ENETDOWN/,
    "Deze computer kan {host} niet opzoeken. Kijk of het internet het doet.",
  ],
  [
    /CERT_HAS_EXPIRED|CERT_NOT_YET_VALID/,
    "Het certificaat van {host} is verlopen of nog niet geldig. Kijk of de klok van deze computer goed staat, en laat het anders bij uw hosting vernieuwen.",
  ],
  [
    /ALTNAME/,
    "Het certificaat van {host} is er een voor een andere naam. Zet bij uw hosting SSL aan voor deze naam, en kijk of uw domein naar uw hosting wijst.",
  ],
  [
    /CERT|SIGN|ISSUER/,
    "Het certificaat van {host} is er geen dat browsers vertrouwen. Zet bij uw hosting SSL (Let's Encrypt) aan.",
  ],
  [/SSL|EPROTO/, "{host} spreekt geen https. Zet bij uw hosting SSL (Let's Encrypt) aan."],
  [/ECONNREFUSED/, "{host} neemt niet op. Kijk of de server daar aanstaat."],
];

/** Why an address gave no answer to fetch(), in a sentence for the owner. */
export function whyNoAnswer({ host }: URL, error: unknown): string {
  const { code = "" } = ((error as Error).cause ?? {}) as { code?: string };
  const sentence =
    sentences.find(([pattern]) => pattern.test(code))?.[1] ?? "{host} antwoordt niet.";
  return sentence.replace("{host}", host);
}
