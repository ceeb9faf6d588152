import { load } from "#data/load.ts";

const descriptions = load("content/photos.yaml");

/**
 * What is seen on a picture, in Dutch, for who cannot see it, and the side of it that stays in
 * sight when its frame is narrower: the middle, where none is named.
 */
export function descriptionOf(photo: string) {
  const found = descriptions[photo];
  if (!found) {
    throw new Error(`content/photos.yaml: "${photo}" is missing — add it with an alt text`);
  }
  return found;
}
