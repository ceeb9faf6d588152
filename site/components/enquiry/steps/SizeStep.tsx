import { readSize, squareMetersText } from "@contractor/core/enquiry/square-meters.ts";
import type { QuoteTexts } from "@contractor/core/facts/enquiry/enquiry-props.ts";
import { fill } from "@contractor/core/facts/format/fill.ts";
import { useRef } from "react";
import { Boundary } from "#components/fallback/Boundary.tsx";
import { isDrawable } from "#components/wall/geometry.ts";
import { Field } from "#ui/Field.tsx";
import styles from "./SizeStep.module.css";
import type { Quote } from "./use-quote.ts";
import { WallDrawer } from "./WallDrawer.tsx";

/**
 * What is made of square metres that are not a number; "" for a number, and for what leaves doubt.
 */
export function understoodSize(typed: string, texts: QuoteTexts): string {
  const size = readSize(typed);
  return size && !size.isNumber
    ? fill(texts.understood, { squareMeters: squareMetersText(size.squareMeters) })
    : "";
}

/** The square metres, typed or drawn. */
export function SizeStep({ quote }: { quote: Quote }) {
  const { pricing, quoteTexts } = quote;
  const { draw, squareMetersHint, notUnderstood } = quoteTexts;
  const { values, drawing } = quote.state;
  const { squareMeters } = values;
  const isDrawn = pricing.isDrawn(values, drawing);
  const isInDoubt = quote.isLeft("squareMeters") && readSize(squareMeters) === undefined;
  const ownHint = isInDoubt ? notUnderstood : squareMetersHint;
  const amount = pricing.describe(values, "size") || understoodSize(squareMeters, quoteTexts);
  const size = useRef<HTMLDivElement>(null);

  // Focuses a parent of the input, because a phone would open its keyboard over the price.
  const showSize = () => {
    size.current?.focus({ preventScroll: true });
    size.current?.scrollIntoView({ block: "center" });
  };

  return (
    <>
      <div ref={size} tabIndex={-1} className={styles.size}>
        <Field
          {...quote.fieldProps.field("squareMeters")}
          size="large"
          unit="m²"
          hint={
            <>
              <b className={styles.amount}>{amount}</b>{" "}
              <span>{isDrawn ? draw.filledIn : ownHint}</span>
            </>
          }
          autoComplete="off"
        />
      </div>
      {isDrawable(quote.pricedJob?.work?.measure) && (
        <Boundary fallback={<p role="alert">{draw.failed}</p>}>
          <WallDrawer quote={quote} onUsed={showSize} />
        </Boundary>
      )}
    </>
  );
}
