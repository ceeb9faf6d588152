/** Chrome opens no mail program on Windows with a longer link, and says nothing. */
const maxLength = 2_000;

/** Halves of characters, as an emoji that was cut leaves behind: they cannot be in a link. */
const halves = /\p{Surrogate}/gu;

interface LinkWithText {
  href: string;
  /** Whether the link has only the beginning of the text. */
  isCut: boolean;
}

/** A link that ends with a text. One that is too long to open is cut, with "…" at its end. */
export function linkWithText(start: string, text: string): LinkWithText {
  const whole = text.replace(halves, "");
  const href = start + encodeURIComponent(whole);
  if (href.length <= maxLength) {
    return { href, isCut: false };
  }
  const end = encodeURIComponent("…");
  let beginning = start;
  for (const letter of whole) {
    const longer = beginning + encodeURIComponent(letter);
    if (longer.length + end.length > maxLength) {
      break;
    }
    beginning = longer;
  }
  return { href: beginning + end, isCut: true };
}
