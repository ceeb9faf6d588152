import type { CaseStudy } from "#data/cases/cases.ts";
import { Eyebrow } from "#ui/Eyebrow.tsx";
import styles from "./CaseQuote.module.css";

export function CaseQuote({
  quote,
  label,
}: {
  quote: NonNullable<CaseStudy["clientQuote"]>;
  label: string;
}) {
  return (
    <div className="l-padded plane-shade">
      <figure>
        <Eyebrow mark="red">{label}</Eyebrow>
        <blockquote className={`t-quote t-title-l u-below-4 ${styles.quote}`}>
          “{quote.text}”
        </blockquote>
        <figcaption className="t-soft t-by">
          <b>{quote.name}</b> {quote.position}
        </figcaption>
      </figure>
    </div>
  );
}
