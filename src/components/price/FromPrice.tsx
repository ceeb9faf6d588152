import { rateOf } from "@/content/business/prices";
import { euro } from "@/content/lib/money";
import { fromWithVat } from "@/content/pages/with-vat";

interface Props {
  prefix: string;
  rate: string;
  /** What it does not cover. */
  note?: string;
}

/** What a square metre costs at least, without and with VAT. */
export function FromPrice({ prefix, rate, note }: Props) {
  return (
    <p>
      {prefix} <b className="figure">{euro(rateOf(rate).from)}</b> per m²{note && `, ${note}`}
      <small className="second-line">{fromWithVat(rate)}</small>
    </p>
  );
}
