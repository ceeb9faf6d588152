import { splitLinks } from "#data/reading/links.ts";

/** A text from content/ in which [words](/path) are links. */
export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map(({ text: words, href }, i) =>
    href ? (
      <a key={i} href={href}>
        {words}
      </a>
    ) : (
      words
    ),
  );
}
