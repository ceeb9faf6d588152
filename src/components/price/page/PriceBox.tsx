import { PriceFigure } from "#components/price/PriceFigure.tsx";
import { LinkedText } from "#components/text/LinkedText.tsx";
import { dutchDay } from "#data/format/dates.ts";
import { isPromoted } from "#data/prices/price-rules.ts";
import { prices } from "#data/prices/prices.ts";
import { ratePrice } from "#data/services/rate-price.ts";
import { estimatePath } from "#data/services/service-path.ts";
import type { ServiceSections } from "#data/services/service-sections.ts";
import { servicePages } from "#data/services/service-texts.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Heading } from "#ui/Heading.tsx";
import styles from "./PriceBox.module.css";

interface Props {
  service: string;
  box: ServiceSections["intro"]["priceBox"];
}

/** A box with the prices of a service, its promotion and a button, beside a long text. */
export function PriceBox({ service, box }: Props) {
  const { promotion } = box;
  return (
    <aside className="l-column" aria-labelledby="price-box">
      <div className={`plane-shade ${styles.panel}`}>
        <Heading
          level={2}
          id="price-box"
          className={`t-title-m ${styles.heading}`}
          text={box.heading}
        />
        <dl className="l-rows">
          {box.lines.map((line) => (
            <div key={line.rate}>
              <dt>{line.label}</dt>
              <dd className={styles.amount}>
                <PriceFigure {...ratePrice(line.rate)} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="t-small u-above-2 u-below-1">
          <LinkedText text={box.note} />
        </p>
        <a className="u-more" href={estimatePath(service)}>
          {servicePages.data.estimate}
        </a>
      </div>
      {promotion && isPromoted(prices.data.promotion.ends, new Date()) && (
        <div
          className={`plane-yellow ${styles.panel}`}
          data-promotion-ends={prices.data.promotion.ends}
        >
          <Heading level={3} className={`t-title-m ${styles.heading}`} text={promotion.heading} />
          <p>
            <EndOfMonth {...promotion} />
          </p>
        </div>
      )}
      <ButtonLink href="/contact">{box.button}</ButtonLink>
    </aside>
  );
}

/**
 * A text with the last day of the promotion. For a promotion of every month, the page has `undated`
 * instead, which promotion-behaviour.ts replaces by the end of the current month.
 */
function EndOfMonth({ text, undated }: { text: string; undated: string }) {
  const { ends } = prices.data.promotion;
  const [before, after] = text.split("{endOfMonth}");
  return (
    <>
      {before}
      {ends === "month" ? <span data-end-of-month="">{undated}</span> : dutchDay(ends)}
      {after}
    </>
  );
}
