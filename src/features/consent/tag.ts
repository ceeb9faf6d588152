import type { Choice } from "./record";

type Gtag = (...command: unknown[]) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: Gtag;
  }
}

/** What Google's tag is told of a choice. */
function consentOf({ analytics, marketing }: Partial<Choice>): Record<string, string> {
  const word = (allowed?: boolean) => (allowed ? "granted" : "denied");
  return {
    analytics_storage: word(analytics),
    ad_storage: word(marketing),
    ad_user_data: word(marketing),
    ad_personalization: word(marketing),
  };
}

/** Loads Google's tag once, with everything denied until the visitor's choice is told to it. */
function loadTag(id: string): void {
  if (window.gtag) return;
  const dataLayer: unknown[] = [];
  window.dataLayer = dataLayer;
  // Google's tag wants the arguments object itself, not an array of it.
  window.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: gtag.js only reads commands of this kind
    dataLayer.push(arguments);
  };
  window.gtag("consent", "default", consentOf({}));
  window.gtag("js", new Date());
  window.gtag("config", id);
  const src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  document.head.append(Object.assign(document.createElement("script"), { src }));
}

/** Removes Google's cookies, which it sets for this host or for one above it. */
function forget(): void {
  for (const [, name] of document.cookie.matchAll(/(_ga\w*)=/g)) {
    for (let host = location.hostname; host; host = host.replace(/^[^.]*\.?/, "")) {
      // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser and is asynchronous
      document.cookie = `${name}=; Max-Age=0; Path=/; Domain=${host}`;
    }
  }
}

/** Loads the configured analytics tag if the choice allows it, and tells one that is present the choice. */
export function applyToTag(choice: Choice): void {
  const id = document.documentElement.dataset.analytics;
  if (id && choice.analytics) loadTag(id);
  window.gtag?.("consent", "update", consentOf(choice));
  if (!choice.analytics) forget();
}
