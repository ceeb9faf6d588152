import type { Choice } from "./record";

type Gtag = (...command: unknown[]) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: Gtag;
  }
}

/** What Google's tag is told of a choice. */
function consentOf({ analytics, marketing }: Choice): Record<string, string> {
  const [measuring, advertising] = [analytics, marketing].map((allowed) => (allowed ? "granted" : "denied"));
  return {
    analytics_storage: measuring,
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
  } as Record<string, string>;
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
  window.gtag("consent", "default", consentOf({ analytics: false, marketing: false }));
  window.gtag("js", new Date());
  window.gtag("config", id);
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Loads the configured analytics tag if the choice allows it, and tells one that is present the choice. */
export function applyToTag(choice: Choice): void {
  const id = document.documentElement.dataset.analytics;
  if (id && choice.analytics) loadTag(id);
  window.gtag?.("consent", "update", consentOf(choice));
}
