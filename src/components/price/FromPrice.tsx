import { rateOf } from "#data/business/prices.ts";
import { fromWithVat } from "#data/business/with-vat.ts";
import { euro } from "#data/lib/money.ts";

/**
 * What a square metre costs at least, without and with VAT; `note` says what that does not cover.
 */
export function FromPrice({ prefix, rate, note }: { prefix: string; rate: string; note?: string }) {
  return (
    <p>
      {prefix} <b className="t-figure">{euro(rateOf(rate).from)}</b> per m²{note && `, ${note}`}
      <small className="t-second-line">{fromWithVat(rate)}</small>
    </p>
  );
}
