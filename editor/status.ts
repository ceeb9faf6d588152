/**
 * What /beheer/status.json says: since when the site stands as it does, and what it was made from.
 * No names, no texts.
 */
export interface Status {
  since: string;
  /** A digest of each text of content/ and of site.yaml, in no order that means anything. */
  texts: string[];
  /** The newest save, when the site could not be made from it. */
  refused?: Status;
}

/** What a text is recognised by, whatever its line breaks. */
export async function digest(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${text.replaceAll("\r\n", "\n").trim()}\n`);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
