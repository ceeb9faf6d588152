/** The address at which the browser keeps a photograph that was chosen but not saved yet. */
const chosenPhoto = /blob:[^\s"]*\/([\w-]+)/g;

/** The temporary names of the photographs that were chosen in a form and are not saved yet. */
export const chosenPhotos = (data: Record<string, unknown>) =>
  [...JSON.stringify(data).matchAll(chosenPhoto)].map(([, name = ""]) => name);

/** The longest side, in pixels, that a page shows of a photograph on a large, sharp screen. */
const longestSide = 2400;

/**
 * A photograph as the website reads it, whatever a phone made of it: a JPEG, upright, not larger
 * than needed and without the place where it was taken. Rejects if the browser cannot read it.
 */
async function asJpeg(file: File): Promise<File> {
  const photo = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / Math.max(photo.width, photo.height));
  const width = Math.round(photo.width * scale);
  const height = Math.round(photo.height * scale);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) {
    throw new Error("This browser cannot draw on a canvas");
  }
  // What is transparent in a PNG is white on the page.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.drawImage(photo, 0, 0, width, height);
  const jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.88 });
  return new File([jpeg], `${file.name.replace(/\.\w+$/, "")}.jpg`, { type: "image/jpeg" });
}

const cannotRead = (name: string) =>
  `‘${name}’ is geen foto die deze browser kan lezen. Een iPhone maakt HEIC: open de foto daar, kies Deel › Kopieer naar Bestanden of mail hem aan uzelf, dan wordt het een JPEG. Kies die dan hier.`;

async function prepare(files: FileList): Promise<FileList> {
  const prepared = new DataTransfer();
  for (const file of files) {
    try {
      prepared.items.add(await asJpeg(file));
    } catch {
      alert(cannotRead(file.name));
    }
  }
  return prepared.files;
}

/** Prepares photographs that are chosen in a form, before the form sees them. */
export function preparePhotos(): void {
  const prepared = new WeakSet<HTMLInputElement>();
  const onChange = async (event: Event) => {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || !input.files?.length || prepared.delete(input)) {
      return;
    }
    event.stopImmediatePropagation();
    input.files = await prepare(input.files);
    prepared.add(input);
    input.dispatchEvent(new Event("change", { bubbles: true }));
  };
  document.addEventListener("change", onChange, { capture: true });
}
