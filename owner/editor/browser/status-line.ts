import { digest, type Status } from "#editor/file/status.ts";

const lastSaveKey = "beheer-last-save";
const secondsBetween = 10;
/** A site that was built this long after a save includes it, even if the file has changed since. */
const longAgoMs = 10 * 60_000;

interface LastSave {
  digest: string;
  at: number;
}

/** Stores the last save on this device, to find out later whether it is online. */
export async function noteSave(text: string): Promise<void> {
  const save: LastSave = { digest: await digest(text), at: Date.now() };
  localStorage.setItem(lastSaveKey, JSON.stringify(save));
  await show();
}

/** Shows below the editor when the site was built, and whether the last save is online. */
export function showStatus(): void {
  void show();
  setInterval(() => {
    if (document.visibilityState === "visible") {
      void show();
    }
  }, secondsBetween * 1000);
}

async function show(): Promise<void> {
  const response = await fetch("/beheer/status.json", { cache: "no-store" }).catch(() => undefined);
  if (!response?.ok) {
    return;
  }
  const sentence = sentenceFor((await response.json()) as Status, lastSave());
  const line = document.querySelector("#site-status");
  // Screen readers announce each change, so the same sentence is not written again.
  if (line && line.textContent !== sentence) {
    line.textContent = sentence;
  }
}

function lastSave(): LastSave | undefined {
  const kept = localStorage.getItem(lastSaveKey);
  return kept === null ? undefined : (JSON.parse(kept) as LastSave);
}

const when = new Intl.DateTimeFormat("nl-NL", { dateStyle: "long", timeStyle: "short" });

export function sentenceFor({ since, texts, refused }: Status, save: LastSave | undefined): string {
  const stands = `De website staat zo sinds ${when.format(new Date(since))}.`;
  if (!save) {
    return stands;
  }
  if (texts.includes(save.digest) || Date.parse(since) > save.at + longAgoMs) {
    return `${stands} Uw laatste wijziging staat online.`;
  }
  if (!refused?.texts.includes(save.digest)) {
    return `${stands} Uw laatste wijziging wordt nu geplaatst. Dat duurt een paar minuten.`;
  }
  return [stands, "Uw laatste wijziging is niet geplaatst.", ...(refused.why ?? [])].join(" ");
}
