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
    const age = allowed ? 365 * 24 * 60 * 60 : 0;
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser and is asynchronous
    document.cookie = `${name}=${allowed}; Max-Age=${age}; Path=/; SameSite=Lax${secure}`;
  }
}

declare global {
  /** The stored choice that still counts (site/client/first-script.js). */
  var readConsent: () => ConsentRecord | null;
  /** The queue of commands that Google's tag reads when it loads. */
  var dataLayer: unknown[] | undefined;
}

function pushCommand(..._command: unknown[]): void {
  // gtag.js only accepts the arguments object itself, not an array.
  // biome-ignore lint/complexity/noArguments: gtag.js only reads commands of this kind
  window.dataLayer?.push(arguments);
}

/** Translates a choice into the consent types of Google's tag. */
function consentOf({ analytics, marketing }: Partial<Choice>): Record<string, string> {
  const grant = (allowed?: boolean) => (allowed ? "granted" : "denied");
  return {
    analytics_storage: grant(analytics),
    ad_storage: grant(marketing),
    ad_user_data: grant(marketing),
    ad_personalization: grant(marketing),
  };
}

/** Removes Google's cookies, which may be set for this host or for a parent domain. */
function removeGoogleCookies(): void {
  for (const [, name] of document.cookie.matchAll(/(_ga\w*)=/g)) {
    for (let host = location.hostname; host; host = host.replace(/^[^.]*\.?/, "")) {
      // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser and is asynchronous
      document.cookie = `${name}=; Max-Age=0; Path=/; Domain=${host}`;
    }
  }
}

function startTag(id: string, choice: Choice): void {
  window.dataLayer = [];
  pushCommand("consent", "default", consentOf({}));
  // Before "config", which counts the page view by the consent that it finds.
  pushCommand("consent", "update", consentOf(choice));
  pushCommand("js", new Date());
  pushCommand("config", id);
  const script = document.createElement("script");
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  document.head.append(script);
}

/** Loads the configured analytics tag once the choice allows it, and passes later choices on. */
export function applyToTag(choice: Choice): void {
  const id = document.documentElement.dataset.analytics;
  if (window.dataLayer) {
    pushCommand("consent", "update", consentOf(choice));
  } else if (id && choice.analytics) {
    startTag(id, choice);
  }
  if (!choice.analytics) {
    removeGoogleCookies();
  }
}
