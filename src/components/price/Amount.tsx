import { euroRange } from "#data/format/money.ts";
import { rateOf } from "#data/prices/prices.ts";
import { servicePages } from "#data/services/service-pages.ts";
import { rateWithVat } from "#data/services/with-vat.ts";

/** The price or prices per square metre at a rate, without and with VAT. */
export function Amount({ rate, inline = false }: { rate: string; inline?: boolean }) {
  const amountClass = inline ? "t-figure u-inline u-nowrap" : "t-figure";
  return (
    <>
      <b className={amountClass}>{euroRange(rateOf(rate).from, rateOf(rate).to)}</b> per&nbsp;m²{" "}
      {servicePages.data.withoutVat}
      <b className="t-with-vat">{rateWithVat(rate)}</b>
    </>
  );
}
