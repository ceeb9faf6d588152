import { browserStore, draftKeys, keepMs } from "#components/device/kept-on-device.ts";

/** Whether what is kept is too old; what is damaged counts as old. */
function isOld(text: string, now: number): boolean {
  try {
    const { savedAt } = JSON.parse(text) as { savedAt: number };
    return !(now - savedAt < keepMs);
  } catch {
    return true;
  }
}

/**
 * Removes drafts of more than thirty days ago. Every page calls it, because a visitor may never
 * come back to the form.
 */
export function removeOldEnquiries(now = Date.now()): void {
  const store = browserStore();
  for (const key of Object.values(draftKeys)) {
    const text = store?.getItem(key);
    if (text && isOld(text, now)) {
      store?.removeItem(key);
    }
  }
}
