import { euro } from "#data/format/money.ts";
import { prices, rateOf } from "#data/prices/prices.ts";
import type { InvoiceTexts } from "#data/prices/prices-page.ts";
import { billOf } from "#data/prices/sums.ts";
import { quantityText } from "#data/prices/units.ts";
import { QuoteSheet } from "./QuoteSheet.tsx";

/** The invoice of content/prices.yaml as a sheet of paper. */
export function InvoiceSheet({ invoice }: { invoice: InvoiceTexts }) {
  const workOf = (rate: string) =>
    invoice.lines.find((line) => line.rate === rate)?.work ?? rateOf(rate).label;
  const { data } = prices;
  const lines = billOf(data, data.invoice.lines).lines.map(({ name, quantity, unit, ...line }) => ({
    work: workOf(name),
    quantity: `${quantityText(quantity, unit)} × ${euro(line.price)}`,
    amount: euro(line.amount),
  }));
  const sheetLine = ({ label, amount }: { label: string; amount: string }) => ({
    work: label,
    amount,
  });
  return (
    <QuoteSheet
      caption={invoice.heading}
      lines={lines}
      sums={invoice.sums.map(sheetLine)}
      total={sheetLine(invoice.total)}
    />
  );
}
