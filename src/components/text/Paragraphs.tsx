import { LinkedText } from "./LinkedText.tsx";

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="t-paragraph">
      <LinkedText text={text} />
    </p>
  ));
}
