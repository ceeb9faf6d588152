export interface ConsentRecord {
  state: "accepted" | "rejected" | "customized";
  necessary: true;
  analytics: boolean;
  marketing: boolean;
  timestamp: string;
  /** The analytics tag at the time of the choice; empty without one. */
  services: string;
}

/** The optional cookies that the visitor allows. */
export type Choice = Pick<ConsentRecord, "analytics" | "marketing">;

const yearInSeconds = 365 * 24 * 60 * 60;

export const hasRunOut = ({ timestamp }: ConsentRecord): boolean =>
  !(Date.now() - Date.parse(timestamp) < yearInSeconds * 1_000);

/**
 * The stored choice; null when there is none, it has run out, was about another tag or is damaged,
 * or when storage is refused. src/client/first-script.js decides in the same way, before the first
 * paint.
 */
export function readRecord(): ConsentRecord | null {
  try {
    const record = JSON.parse(localStorage.cookieConsent);
    const { analytics = "" } = document.documentElement.dataset;
    const isMade = ["accepted", "rejected", "customized"].includes(record.state);
    if (!isMade || (record.services ?? "") !== analytics || hasRunOut(record)) {
      return null;
    }
    return {
      ...record,
      analytics: record.analytics === true,
      marketing: record.marketing === true,
    };
  } catch {
    return null;
  }
}

/** Stores the choice, and sets or removes the preference cookies, for one year (SameSite Lax). */
export function writeRecord(record: ConsentRecord): void {
  try {
    localStorage.cookieConsent = JSON.stringify(record);
  } catch {
    // In private mode or with a full disk, the banner comes back on the next page.
  }
  const { necessary, analytics, marketing } = record;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  for (const [name, allowed] of Object.entries({ necessary, analytics, marketing })) {
    const age = allowed ? yearInSeconds : 0;
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser and is asynchronous
    document.cookie = `${name}=${allowed}; Max-Age=${age}; Path=/; SameSite=Lax${secure}`;
  }
}
