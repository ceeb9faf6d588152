declare global {
  /** Made by src/client/first-script.js, which uses it at once where the browser has its file. */
  var archivo: FontFace;
}

/**
 * Archivo, fetched once the page's pictures are there and it has been painted; nothing when it
 * cannot be had.
 */
export const typeface: Promise<FontFace | undefined> = new Promise((resolve) => {
  if (document.readyState === "complete") {
    resolve(undefined);
  } else {
    addEventListener("load", resolve);
  }
})
  .then(() => new Promise(requestAnimationFrame))
  .then(() => new Promise(requestAnimationFrame))
  .then(() => archivo.load().catch(() => undefined));
