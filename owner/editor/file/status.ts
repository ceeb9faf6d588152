/** /beheer/status.json: when the site was built, and the digests of the texts it was built from. */
export interface Status {
  /**
   * The commit of the code that it was built with; undefined where that is not known. The first in
   * the file: deploy/workflows read it with a pattern.
   */
  commit?: string | undefined;
  since: string;
  /** A digest of each text of content/ and of site.yaml, in any order. */
  texts: string[];
  /** The newest save, if it could not be put online, and why, in the owner's words. */
  refused?: Status & { why?: string[] };
}

/** A short hash that identifies a text, whatever its line breaks. */
export async function digest(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${text.replaceAll("\r\n", "\n").trim()}\n`);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
