import { LinkedText } from "./LinkedText.tsx";

/** Text in paragraphs, with the links in it. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="t-paragraph">
      <LinkedText text={text} />
    </p>
  ));
}
