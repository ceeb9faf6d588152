/** A [link](/path) in a text: its text and its address. */
const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Splits a text into its [links](/path), which have an `href`, and the texts between them. */
export function splitLinks(text: string): { text: string; href?: string | undefined }[] {
  // The pieces are by turns a text between links, and the two parts of a link.
  const pieces = text.split(link);
  return pieces.flatMap((piece, at) => {
    const href = at % 3 === 1 ? pieces[at + 1] : undefined;
    return piece === "" || at % 3 === 2 ? [] : { text: piece, href };
  });
}

export const plainText = (text: string): string => text.replace(link, "$1");

export const withoutLinksTo = (isRemoved: (path: string) => boolean, text: string): string =>
  text.replace(link, (whole, linkText: string, address: string) =>
    isRemoved(address.replace(/[?#].*$/, "")) ? linkText : whole,
  );
