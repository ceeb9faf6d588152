declare global {
  /** What the visitor did before the script had come; src/client/first-script.js keeps it. */
  var early: Event[] | undefined;
}

/** Listens on the whole page, and hears what happened before there was script to hear it. */
export function listen<Type extends keyof WindowEventMap>(
  type: Type,
  hear: (event: WindowEventMap[Type]) => void,
  capture?: boolean,
): void {
  for (const event of early ?? []) {
    if (event.type === type) {
      hear(event as WindowEventMap[Type]);
    }
  }
  addEventListener(type, hear, capture);
}

/** The element matching the selector in which an event happened, if it happened in one. */
export function within<Found extends HTMLElement>(event: Event, selector: string): Found | null {
  // The page itself, which is what is scrolled, is in none.
  return (event.target as Partial<Element>).closest?.<Found>(selector) ?? null;
}
