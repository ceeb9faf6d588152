import { browserStore } from "#features/shared/browser-store.ts";
import { keepMs } from "#features/shared/keep-ms.ts";
import { filesKey } from "#features/uploads/file-identity.ts";
import { draftKeys } from "./draft-keys.ts";

/** Whether a draft was kept too long ago; a damaged one counts as old. */
function isOldDraft(text: string, now: number): boolean {
  try {
    const { savedAt } = JSON.parse(text) as { savedAt: number };
    return !(now - savedAt < keepMs);
  } catch {
    return true;
  }
}

/**
 * Removes what a visitor typed or chose more than thirty days ago and never sent. Every page calls
 * it, because who does not come back to the form would keep it on the device for ever.
 */
export async function removeOldEnquiries(now = Date.now()): Promise<void> {
  const store = browserStore();
  for (const key of Object.values(draftKeys)) {
    const text = store?.getItem(key);
    if (text && isOldDraft(text, now)) {
      store?.removeItem(key);
    }
  }
  const keptSince = store?.getItem(filesKey);
  if (keptSince && now - Number(keptSince) >= keepMs) {
    // The script for the browser's database is fetched only when there is something to remove.
    const { uploadsDb } = await import("#features/uploads/uploads-db.ts");
    await uploadsDb.read(now);
  }
}
