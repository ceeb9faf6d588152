const limitBytes = 10_000_000;
const checked = new WeakSet<Event>();

/** Why a file cannot be a photograph of the site, in Dutch; undefined when it can. */
export async function refusalOf(file: File): Promise<string | undefined> {
  const start = new Uint8Array(await file.slice(0, 3).arrayBuffer());
  if (start[0] !== 0xff || start[1] !== 0xd8 || start[2] !== 0xff) {
    return `${file.name} is geen JPEG-foto. Sla de foto op als .jpg en kies hem opnieuw.`;
  }
  if (file.size > limitBytes) {
    return `${file.name} is te groot: hoogstens 10 MB. Maak de foto kleiner en kies hem opnieuw.`;
  }
  return undefined;
}

/** Looks into each file that is chosen or dropped before the editor gets it; the name alone says nothing. */
export function guardPictures(): void {
  document.addEventListener("change", (event) => hold(event, filesOfInput(event)), true);
  document.addEventListener("drop", (event) => hold(event, [...(event.dataTransfer?.files ?? [])]), true);
}

function filesOfInput(event: Event): File[] {
  const { target } = event;
  return target instanceof HTMLInputElement && target.type === "file" ? [...(target.files ?? [])] : [];
}

/** Keeps an event back until its files have been looked into, then lets the same one happen again. */
async function hold(event: Event, files: readonly File[]): Promise<void> {
  if (files.length === 0 || checked.has(event)) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  const { target } = event;
  const refusals = (await Promise.all(files.map(refusalOf))).filter((refusal) => refusal !== undefined);
  if (refusals.length > 0) {
    if (target instanceof HTMLInputElement) target.value = "";
    tell(refusals);
    return;
  }
  const named = files.map(withUsualEnding);
  if (target instanceof HTMLInputElement) target.files = transferOf(named).files;
  const again = copyOf(event, named);
  checked.add(again);
  target?.dispatchEvent(again);
}

function copyOf(event: Event, files: readonly File[]): Event {
  if (!(event instanceof DragEvent)) return new Event(event.type, { bubbles: true });
  return new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: transferOf(files) });
}

function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** The website reads photos/*.jpg, whatever a camera or a phone calls its files. */
function withUsualEnding(file: File): File {
  return new File([file], `${file.name.replace(/\.[^.]*$/, "")}.jpg`, { type: "image/jpeg" });
}

function tell(sentences: readonly string[]): void {
  const dialog = document.querySelector<HTMLDialogElement>("dialog.refusal");
  dialog?.querySelector("p")?.replaceChildren(sentences.join("\n"));
  dialog?.showModal();
}
