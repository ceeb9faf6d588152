import { withBoundNumbers } from "@contractor/core/facts/format/words.ts";
import { splitLinks } from "@contractor/core/reading/links.ts";

/** A text from content/ in which [words](/path) are links, and a number stays with its unit. */
export function LinkedText({ text }: { text: string }) {
  return splitLinks(withBoundNumbers(text)).map(({ text: words, href }, i) =>
    href ? (
      <a key={i} href={href}>
        {words}
      </a>
    ) : (
      words
    ),
  );
}

/** Paragraphs of a running text. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="t-paragraph">
      <LinkedText text={text} />
    </p>
  ));
}
