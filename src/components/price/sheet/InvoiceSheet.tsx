import { euro } from "#data/format/money.ts";
import { invoiceOf } from "#data/prices/invoice.ts";
import { prices, rateOf } from "#data/prices/prices.ts";
import type { InvoiceTexts } from "#data/prices/prices-page.ts";
import { quantityText } from "#data/prices/units.ts";
import { QuoteSheet } from "./QuoteSheet.tsx";

/** The invoice of content/prices.yaml as a sheet of paper. */
export function InvoiceSheet({ invoice }: { invoice: InvoiceTexts }) {
  const workOf = (rate: string) =>
    invoice.lines.find((line) => line.rate === rate)?.work ?? rateOf(rate).label;
  const lines = invoiceOf(prices.data).lines.map(({ name, quantity, unit, price, amount }) => ({
    work: workOf(name),
    quantity: `${quantityText(quantity, unit)} × ${euro(price)}`,
    amount: euro(amount),
  }));
  const sheetLine = ({ label, amount }: { label: string; amount: string }) => {
    return { work: label, amount };
  };
  return (
    <QuoteSheet
      layout="columns"
      caption={invoice.heading}
      lines={lines}
      sums={invoice.sums.map(sheetLine)}
      total={sheetLine(invoice.total)}
    />
  );
}
