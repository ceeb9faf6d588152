import type { PriceWords } from "#data/services/rate-price.ts";
import { PriceFigure } from "./PriceFigure.tsx";

interface Props {
  /** Stands above the amount: the word for "from". */
  prefix?: string;
  price: PriceWords;
  /** What the price does not cover. */
  note?: string;
  /** Where the price stands. */
  size?: "hero" | "list" | "cell";
}

/** A price without VAT, and below it the same with VAT. */
export function Price({ prefix, price, note, size = "list" }: Props) {
  const { amount, unit, withVat } = price;
  const words = [unit, note].filter(Boolean).join(", ");
  return <PriceFigure size={size} prefix={prefix} amount={amount} unit={words} other={withVat} />;
}
