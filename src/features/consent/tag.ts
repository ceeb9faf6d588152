import type { Choice } from "./record.ts";

declare global {
  /** The commands to Google's tag, from when it is loaded. */
  var dataLayer: unknown[] | undefined;
}

/** Gives Google's tag, where there is one, a command. */
function pushCommand(..._command: unknown[]): void {
  // It wants the arguments object itself, not an array of it.
  // biome-ignore lint/complexity/noArguments: gtag.js only reads commands of this kind
  window.dataLayer?.push(arguments);
}

/** A choice in the terms of Google's tag. */
function consentOf({ analytics, marketing }: Partial<Choice>): Record<string, string> {
  const grant = (allowed?: boolean) => (allowed ? "granted" : "denied");
  return {
    analytics_storage: grant(analytics),
    ad_storage: grant(marketing),
    ad_user_data: grant(marketing),
    ad_personalization: grant(marketing),
  };
}

/** Removes Google's cookies, which it sets for this host or for one above it. */
function removeGoogleCookies(): void {
  for (const [, name] of document.cookie.matchAll(/(_ga\w*)=/g)) {
    for (let host = location.hostname; host; host = host.replace(/^[^.]*\.?/, "")) {
      // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser and is asynchronous
      document.cookie = `${name}=; Max-Age=0; Path=/; Domain=${host}`;
    }
  }
}

/**
 * Passes a choice on to the configured analytics tag, and loads it once the choice allows it. Until
 * then everything is denied.
 */
export function applyToTag(choice: Choice): void {
  const id = document.documentElement.dataset.analytics;
  if (id && choice.analytics && !window.dataLayer) {
    window.dataLayer = [];
    pushCommand("consent", "default", consentOf({}));
    pushCommand("js", new Date());
    pushCommand("config", id);
    const script = document.createElement("script");
    script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
    document.head.append(script);
  }
  pushCommand("consent", "update", consentOf(choice));
  if (!choice.analytics) {
    removeGoogleCookies();
  }
}
