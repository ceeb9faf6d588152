declare global {
  /** Archivo: first of the headings, then of all else that is bold; src/layouts/first-script.js has made them. */
  var faces: [FontFace, FontFace];
}

/** How far down everything on the screen is. */
const places = () =>
  `${[...document.querySelectorAll("body *")].map((element) =>
    Math.min(innerHeight, element.getBoundingClientRect().y),
  )}`;

/**
 * Fetches the typeface when the page's pictures are there, for the next page and for the headings of this one, unless
 * something that is on the screen would move. Menus and buttons stay as they are: words beside each other always move.
 */
export function fetchFace(): void {
  const { fonts } = document;
  const [face] = faces;
  face.load().then(
    () => {
      const before = places();
      // Apart, so that neither half holds up what the visitor does; who scrolls in between has it on the next page.
      setTimeout(() => {
        fonts.add(face);
        if (places() !== before) fonts.delete(face);
      });
    },
    () => {},
  );
}
