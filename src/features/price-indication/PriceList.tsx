import { indicatedParts, priceIndication } from "@/content/pages/price-indication";
import { amountWithVat } from "@/content/pages/with-vat";
import { euroRange } from "@/content/lib/money";
import { prices } from "@/content/business/prices";
import { vatPercent } from "@/content/business/prices";
import { SecondLine } from "@/ui/SecondLine";
import { tariffOf } from "./calculation";
import styles from "./PriceList.module.css";

interface Line {
  service: string;
  label: string;
  price: string;
  withVat: string;
  /** Of a whole project, not of a square metre. */
  isProject: boolean;
}

/** The VAT a homeowner pays on a service, in percent. */
function vatOn(service: string): number {
  const rate = indicatedParts.find(({ slug }) => slug === service)?.parts[0]?.rate;
  return rate ? vatPercent(rate) : prices.vat.low;
}

/** Each price once: parts of one service with the same price share a line. */
function priceLines(): Line[] {
  const tariff = tariffOf(prices, indicatedParts);
  const lines: Line[] = [];
  for (const { slug, label, indication } of priceIndication.services) {
    const percent = vatOn(slug);
    const line = (name: string, amounts: readonly [number, number], isProject = false): Line => ({
      service: slug,
      label: name,
      isProject,
      price: euroRange(...amounts),
      withVat: amountWithVat(amounts, percent),
    });
    const own = tariff.works.filter(({ service }) => service === slug);
    const works = own.filter(({ rate }) => rate);
    const isOnePrice = new Set(own.map(({ rate }) => String(rate))).size === 1;
    for (const { rate, part } of isOnePrice ? works.slice(0, 1) : works) {
      const name = indication && !isOnePrice ? `${label}, ${indication.parts[part]}` : label;
      if (rate) lines.push(line(name, rate));
    }
    if (works.length === own.length) continue;
    for (const { from, to, low, high } of tariff.examples) {
      lines.push(line(`${label}, ${from}–${to} m²`, [low, high], true));
    }
  }
  return lines;
}

function Lines({ heading, lines }: { heading: string; lines: Line[] }) {
  return (
    <>
      <h3>{heading}</h3>
      <dl>
        {lines.map(({ service, label, price, withVat }) => (
          <div key={label} data-service={service}>
            <dt>{label}</dt>
            <dd>
              {price}
              <SecondLine>{withVat}</SecondLine>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** All prices the calculation uses; what a visitor reads before anything is filled in, and without script. */
export function PriceList() {
  const { heading, projectsHeading, note } = priceIndication.list;
  const lines = priceLines();
  return (
    <div className={styles.list}>
      <Lines heading={heading} lines={lines.filter(({ isProject }) => !isProject)} />
      <Lines heading={projectsHeading} lines={lines.filter(({ isProject }) => isProject)} />
      <p>{note}</p>
    </div>
  );
}
