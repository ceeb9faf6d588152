/** A price the visitor worked out elsewhere on the page, to go along with the enquiry. */
export interface PriceIndication {
  service: string;
  squareMeters: string;
  projectType?: string | undefined;
  /** As the visitor reads it, for example "€ 1.250 tot € 2.500 voor 50 m² binnenmuur stucen". */
  text: string;
}

const eventName = "price-indication";

let latest: PriceIndication | undefined;

/**
 * Hands a price indication to the quote form. Works before the form has its script: keep it here and bring
 * the visitor to the form (focus one of its fields), then the form takes it up when it wakes.
 */
export function announcePriceIndication(indication: PriceIndication): void {
  latest = indication;
  window.dispatchEvent(new CustomEvent(eventName, { detail: indication }));
}

/** Calls `take` with the last indication, if any, and with every later one; returns how to stop. */
export function onPriceIndication(take: (indication: PriceIndication) => void): () => void {
  const listen = (event: Event) => {
    latest = undefined;
    take((event as CustomEvent<PriceIndication>).detail);
  };
  if (latest) take(latest);
  latest = undefined;
  window.addEventListener(eventName, listen);
  return () => window.removeEventListener(eventName, listen);
}
