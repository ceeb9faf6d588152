import { indicatedParts, priceIndication } from "@/content/pages/price-indication";
import { amountWithVat } from "@/content/pages/with-vat";
import { euroRange } from "@/content/reading/money";
import { prices } from "@/content/firm/prices";
import { vatPercent } from "@/content/firm/vat";
import { SecondLine } from "@/ui/SecondLine";
import { figuresOf } from "./calculation";
import styles from "./PriceList.module.css";

interface Line {
  service: string;
  label: string;
  price: string;
  withVat: string;
}

/** The VAT a homeowner pays on a service, in percent. */
function vatOn(service: string): number {
  const rate = indicatedParts.find(({ slug }) => slug === service)?.parts[0]?.rate;
  return rate ? vatPercent(rate) : prices.vat.low;
}

/** Each price once: parts of one service with the same price share a line. */
function priceLines(): Line[] {
  const figures = figuresOf(prices, indicatedParts);
  const lines: Line[] = [];
  for (const { slug, label, indication } of priceIndication.services) {
    const percent = vatOn(slug);
    const line = (name: string, amounts: readonly [number, number], unit = ""): Line => ({
      service: slug,
      label: name,
      price: euroRange(...amounts) + unit,
      withVat: amountWithVat(amounts, percent),
    });
    const works = figures.works.filter(({ service, rate }) => service === slug && rate);
    const isOnePrice = new Set(works.map(({ rate }) => String(rate))).size === 1;
    for (const { rate, part } of isOnePrice ? works.slice(0, 1) : works) {
      const name = indication && !isOnePrice ? `${label}, ${indication.parts[part]}` : label;
      if (rate) lines.push(line(name, rate, " per m²"));
    }
    if (works.length > 0 || !figures.works.some(({ service }) => service === slug)) continue;
    for (const { from, to, low, high } of figures.examples) {
      lines.push(line(`${label}, ${from}–${to} m²`, [low, high]));
    }
  }
  return lines;
}

/** All prices the calculation uses; what a visitor reads before anything is filled in, and without script. */
export function PriceList() {
  const { heading, note } = priceIndication.list;
  return (
    <div className={styles.list}>
      <h3>{heading}</h3>
      <dl>
        {priceLines().map(({ service, label, price, withVat }) => (
          <div key={label} data-service={service}>
            <dt>{label}</dt>
            <dd>
              {price}
              <SecondLine>{withVat}</SecondLine>
            </dd>
          </div>
        ))}
      </dl>
      <p>{note}</p>
    </div>
  );
}
