import type { CaseStudy } from "@/content/collections/cases";
import { Eyebrow } from "@/ui/Eyebrow";
import styles from "./CaseQuote.module.css";

/** What the client said, in the largest type of the page. */
export function CaseQuote({ quote, label }: { quote: NonNullable<CaseStudy["clientQuote"]>; label: string }) {
  return (
    <figure className={styles.quote}>
      <Eyebrow mark="red">{label}</Eyebrow>
      <blockquote>{quote.text}</blockquote>
      <figcaption>
        <b>{quote.name}</b> {quote.position}
      </figcaption>
    </figure>
  );
}
