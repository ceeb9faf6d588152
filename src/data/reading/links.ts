/** A [link](/path) in a text: its text and its address. */
const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

interface LinkPart {
  text: string;
  /** Only for a link. */
  href?: string | undefined;
}

/** Splits a text into its [links](/path) and the texts between them. */
export function splitLinks(text: string): LinkPart[] {
  const parts: LinkPart[] = [];
  let end = 0;
  for (const match of text.matchAll(link)) {
    const [whole, linkText = "", href] = match;
    if (match.index > end) {
      parts.push({ text: text.slice(end, match.index) });
    }
    parts.push({ text: linkText, href });
    end = match.index + whole.length;
  }
  if (end < text.length) {
    parts.push({ text: text.slice(end) });
  }
  return parts;
}

export const plainText = (text: string): string => text.replace(link, "$1");

export function withoutLinksTo(isRemoved: (path: string) => boolean, text: string): string {
  return text.replace(link, (whole, linkText: string, address: string) =>
    isRemoved(address.replace(/[?#].*$/, "")) ? linkText : whole,
  );
}
