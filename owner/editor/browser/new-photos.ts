import { photoAdvice } from "#data/reading/photo-advice.ts";

/** The address at which the browser keeps a photograph that was chosen but not saved yet. */
const chosenPhoto = /blob:[^\s"]*\/([\w-]+)/g;

const chosenIn = (data: Record<string, unknown>) => [...JSON.stringify(data).matchAll(chosenPhoto)];

/** The photographs that were chosen in a form and are not saved yet. */
export async function newPhotos(data: Record<string, unknown>) {
  const chosen = chosenIn(data);
  const areJpeg = await Promise.all(chosen.map(([address]) => isJpeg(address)));
  return {
    mistakes: areJpeg.every(Boolean)
      ? []
      : ["Een bestand dat u koos, is geen JPEG-foto. Sla de foto op als .jpg en kies hem opnieuw."],
    /** Their temporary names, with which the form refers to them. */
    names: chosen.map(([, name = ""]) => name),
  };
}

/** What would not look good about each photograph that was chosen. */
export async function chosenPhotoAdvice(data: Record<string, unknown>): Promise<string[]> {
  const advice = chosenIn(data).map(async ([address]) => {
    const file = await fileAt(address);
    const { width, height } = await createImageBitmap(file);
    return photoAdvice({ width, height, bytes: file.size }, false) ?? [];
  });
  return (await Promise.all(advice)).flat();
}

async function fileAt(address: string): Promise<Blob> {
  return (await fetch(address)).blob();
}

async function isJpeg(address: string): Promise<boolean> {
  const file = await fileAt(address);
  const [first, second, third] = new Uint8Array(await file.slice(0, 3).arrayBuffer());
  return first === 0xff && second === 0xd8 && third === 0xff;
}
