import { type Choice, readRecord } from "./record";

type Gtag = (...command: unknown[]) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: Gtag;
  }
}

const storage = (allowed: boolean) => (allowed ? "granted" : "denied");

/** Tells an analytics tag that is present what is allowed from now on; without one it does nothing. */
function updateTag({ analytics, marketing }: Choice): void {
  window.gtag?.("consent", "update", {
    analytics_storage: storage(analytics),
    ad_storage: storage(marketing),
    ad_user_data: storage(marketing),
    ad_personalization: storage(marketing),
  });
}

/** Loads Google's tag once, with everything denied until the visitor's choice is told to it. */
function loadTag(id: string): void {
  if (window.gtag) return;
  window.dataLayer ??= [];
  const { dataLayer } = window;
  // Google's tag wants the arguments object itself, not an array of it.
  window.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: gtag.js only reads commands of this kind
    dataLayer.push(arguments);
  };
  const denied = "denied";
  window.gtag("consent", "default", {
    analytics_storage: denied,
    ad_storage: denied,
    ad_user_data: denied,
    ad_personalization: denied,
  });
  window.gtag("js", new Date());
  window.gtag("config", id);
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Loads the configured analytics tag if the choice allows it, and tells it the choice. */
export function applyToTag(choice: Choice): void {
  const id = document.documentElement.dataset.analytics;
  if (id && choice.analytics) loadTag(id);
  updateTag(choice);
}

/** On each page: what the stored choice allows. */
export function resumeAnalytics(): void {
  const record = readRecord();
  if (record?.analytics) applyToTag(record);
}
