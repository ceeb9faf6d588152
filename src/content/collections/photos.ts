import { load } from "../load.ts";

const descriptions = load("content/photos.yaml");

function description(photo: string) {
  const found = descriptions[photo];
  if (!found) throw new Error(`content/photos.yaml: "${photo}" is missing — add it with an alt text`);
  return found;
}

/** What is seen on a picture, in Dutch, for who cannot see it. */
export function altText(photo: string): string {
  return description(photo).alt;
}

/** The side of a picture that stays in sight when its frame is narrower; undefined for the middle. */
export function focusOf(photo: string): "start" | "end" | undefined {
  return description(photo).focus;
}
