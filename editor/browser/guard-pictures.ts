const limitBytes = 10_000_000;
const checked = new WeakSet<Event>();

/** Why a file cannot be a photograph of the site, in Dutch; undefined when it can. */
async function refusalOf(file: File): Promise<string | undefined> {
  const start = new Uint8Array(await file.slice(0, 3).arrayBuffer());
  if (start[0] !== 0xff || start[1] !== 0xd8 || start[2] !== 0xff) {
    return `${file.name} is geen JPEG-foto. Sla de foto op als .jpg en kies hem opnieuw.`;
  }
  if (file.size > limitBytes) {
    return `${file.name} is te groot: hoogstens 10 MB. Maak de foto kleiner en kies hem opnieuw.`;
  }
  return undefined;
}

/**
 * Looks into each file that is chosen or dropped before the editor gets it; the name alone says
 * nothing.
 */
export function guardPictures(): void {
  for (const type of ["change", "drop"]) {
    document.addEventListener(type, hold, true);
  }
}

/**
 * Keeps an event back until its files have been looked into, then lets the same one happen again.
 */
async function hold(event: Event): Promise<void> {
  const { target } = event;
  const input = target instanceof HTMLInputElement ? target : undefined;
  const files = [...((event instanceof DragEvent ? event.dataTransfer : input)?.files ?? [])];
  if (files.length === 0 || checked.has(event)) {
    return;
  }
  event.stopImmediatePropagation();
  event.preventDefault();
  const refusals = (await Promise.all(files.map(refusalOf))).filter(
    (refusal) => refusal !== undefined,
  );
  if (refusals.length > 0) {
    if (input) {
      input.value = "";
    }
    tell(refusals);
    return;
  }
  const dataTransfer = new DataTransfer();
  for (const file of files) {
    dataTransfer.items.add(withUsualEnding(file));
  }
  if (input) {
    input.files = dataTransfer.files;
  }
  const again = new DragEvent(event.type, { bubbles: true, cancelable: true, dataTransfer });
  checked.add(again);
  target?.dispatchEvent(again);
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
