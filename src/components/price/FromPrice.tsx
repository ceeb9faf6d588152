import { rateOf } from "#data/business/prices.ts";
import { euro } from "#data/format/money.ts";
import { servicePages } from "#data/pages/service-pages.ts";
import { fromWithVat } from "#data/pages/with-vat.ts";

interface Props {
  prefix: string;
  rate: string;
  /** What the price does not cover. */
  note?: string;
  /** Puts the amount in the line of its words, in a smaller size. */
  inline?: boolean;
}

/** The lowest price per square metre at a rate, without and with VAT. */
export function FromPrice({ prefix, rate, note, inline = false }: Props) {
  const { withoutVat } = servicePages.data;
  const look = inline ? "t-figure t-title-s u-inline" : "t-figure";
  return (
    <p>
      {prefix} <b className={look}>{euro(rateOf(rate).from)}</b> per m² {withoutVat}
      {note && `, ${note}`}
      <b className="t-with-vat">{fromWithVat(rate)}</b>
    </p>
  );
}
