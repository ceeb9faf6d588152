interface LinkPart {
  text: string;
  /** Where the part leads, when it is a link. */
  href?: string;
}

/** A [link](/path) in a text: its words and its address. */
const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** A text in parts, its [links](/path) apart from what stands between them. */
export function splitLinks(text: string): LinkPart[] {
  const parts: LinkPart[] = [];
  let from = 0;
  for (const match of text.matchAll(link)) {
    if (match.index > from) parts.push({ text: text.slice(from, match.index) });
    parts.push({ text: match[1] ?? "", href: match[2] });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** A text without its links: the words alone. */
export function plainText(text: string): string {
  return splitLinks(text)
    .map((part) => part.text)
    .join("");
}

/** A text in which links to these addresses have become their words. */
export function withoutLinksTo(gone: ReadonlySet<string>, text: string): string {
  return text.replace(link, (whole, words: string, address: string) =>
    gone.has(address.replace(/[?#].*$/, "")) ? words : whole,
  );
}
