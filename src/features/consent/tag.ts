import type { Choice } from "./record.ts";

declare global {
  /** The commands to Google's tag, from when it is loaded. */
  var dataLayer: unknown[] | undefined;
}

/** Gives Google's tag, where there is one, a command. */
function tell(..._command: unknown[]): void {
  // It wants the arguments object itself, not an array of it.
  // biome-ignore lint/complexity/noArguments: gtag.js only reads commands of this kind
  window.dataLayer?.push(arguments);
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

/** Removes Google's cookies, which it sets for this host or for one above it. */
function forget(): void {
  for (const [, name] of document.cookie.matchAll(/(_ga\w*)=/g)) {
    for (let host = location.hostname; host; host = host.replace(/^[^.]*\.?/, "")) {
      // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser and is asynchronous
      document.cookie = `${name}=; Max-Age=0; Path=/; Domain=${host}`;
    }
  }
}

/**
 * Loads the configured analytics tag once the choice allows it, with everything denied until it is
 * told the choice.
 */
export function applyToTag(choice: Choice): void {
  const id = document.documentElement.dataset.analytics;
  if (id && choice.analytics && !window.dataLayer) {
    window.dataLayer = [];
    tell("consent", "default", consentOf({}));
    tell("js", new Date());
    tell("config", id);
    const src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
    document.head.append(Object.assign(document.createElement("script"), { src }));
  }
  tell("consent", "update", consentOf(choice));
  if (!choice.analytics) {
    forget();
  }
}
