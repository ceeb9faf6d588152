import { browserStore, draftKeys, filesKey, keepMs } from "#components/device/kept-on-device.ts";

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
 * Removes drafts and files of more than thirty days ago. Every page calls it, because a
 * visitor may never come back to the form.
 */
export async function removeOldEnquiries(now = Date.now()): Promise<void> {
  const store = browserStore();
  for (const key of Object.values(draftKeys)) {
    const text = store?.getItem(key);
    if (text && isOld(text, now)) {
      store?.removeItem(key);
    }
  }
  const keptSince = store?.getItem(filesKey);
  if (keptSince && now - Number(keptSince) >= keepMs) {
    // The database module is loaded only when there is something to remove.
    const { uploadsDb } = await import("#components/photographs/uploads-db.ts");
    await uploadsDb.read(now);
  }
}
