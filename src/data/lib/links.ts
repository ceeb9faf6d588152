/** A [link](/path) in a text: its words and its address. */
const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** A text in parts, its [links](/path) apart from what stands between them. */
export function splitLinks(text: string) {
  return text
    .split(link)
    .flatMap((part, i, parts): { text: string; href?: string | undefined }[] => {
      if (i % 3 === 0) {
        return part === "" ? [] : [{ text: part }];
      }
      return i % 3 === 1 ? [{ text: part, href: parts[i + 1] }] : [];
    });
}

/** A text without its links: the words alone. */
export const plainText = (text: string): string => text.replace(link, "$1");

/** A text in which links to these addresses have become their words. */
export function withoutLinksTo(gone: ReadonlySet<string>, text: string): string {
  return text.replace(link, (whole, words: string, address: string) =>
    gone.has(address.replace(/[?#].*$/, "")) ? words : whole,
  );
}
