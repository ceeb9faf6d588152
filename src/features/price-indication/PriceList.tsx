import { priceIndication } from "@/content/pages/price-indication";
import { euroRange } from "@/content/reading/money";
import { prices } from "@/content/firm/prices";
import { figuresOf } from "./calculation";
import styles from "./PriceList.module.css";

interface Line {
  service: string;
  label: string;
  price: string;
}

/** Each price once: parts of one service with the same price share a line. */
function priceLines(): Line[] {
  const figures = figuresOf(prices);
  const lines: Line[] = [];
  for (const { slug, label, ...rest } of priceIndication.services) {
    const works = figures.works.filter(({ service, rate }) => service === slug && rate);
    const isOnePrice = new Set(works.map(({ rate }) => String(rate))).size === 1;
    for (const { rate, part } of isOnePrice ? works.slice(0, 1) : works) {
      const name = "parts" in rest && !isOnePrice ? `${label}, ${rest.parts[part]}` : label;
      if (rate) lines.push({ service: slug, label: name, price: `${euroRange(...rate)} per m²` });
    }
    if (works.length > 0 || !figures.works.some(({ service }) => service === slug)) continue;
    for (const { from, to, low, high } of figures.examples) {
      lines.push({ service: slug, label: `${label}, ${from}–${to} m²`, price: euroRange(low, high) });
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
        {priceLines().map(({ service, label, price }) => (
          <div key={label} data-service={service}>
            <dt>{label}</dt>
            <dd>{price}</dd>
          </div>
        ))}
      </dl>
      <p>{note}</p>
    </div>
  );
}
