// What a visitor writes stays on the device until it is sent. Every page loads this module, to
// remove what is too old: a visitor may never come back to the form.

/** How long drafts are kept, as the privacy policy promises. */
const keepMs = 30 * 24 * 60 * 60 * 1_000;

export const draftKeys = {
  contact: "enquiry-draft:contact",
  quote: "enquiry-draft:quote",
} as const;

/** A storage of the browser, or undefined where it refuses that. */
function storage(kind: "localStorage" | "sessionStorage"): Storage | undefined {
  try {
    return globalThis[kind];
  } catch {
    return undefined;
  }
}

/** The storage of this device. */
export const deviceStore = () => storage("localStorage");

/** The storage of this tab, which goes with it. */
export const tabStore = () => storage("sessionStorage");

/** Whether a draft is too old; one that is damaged counts as old. */
function isOld(text: string, now: number): boolean {
  try {
    return !(now - JSON.parse(text).savedAt < keepMs);
  } catch {
    return true;
  }
}

/** Removes drafts of more than thirty days ago. */
export function removeOldDrafts(now = Date.now()): void {
  for (const store of [deviceStore(), tabStore()]) {
    for (const key of Object.values(draftKeys)) {
      const text = store?.getItem(key);
      if (text && isOld(text, now)) {
        store?.removeItem(key);
      }
    }
  }
}

// The mail library accesses local storage when it is imported, and throws where the browser refuses
// that. It works without, so it is hidden here, and this module must be imported first.
if (typeof window !== "undefined" && !deviceStore()) {
  Object.defineProperty(window, "localStorage", { value: undefined, configurable: true });
}
