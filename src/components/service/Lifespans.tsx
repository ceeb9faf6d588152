import type { Lifespan } from "#data/collections/service-sections.ts";
import styles from "./Lifespans.module.css";
import { Scale } from "./Scale.tsx";

/** Periods, such as how long paint lasts, each as a bar on its scale. */
export function Lifespans({ items }: { items: readonly Lifespan[] }) {
  return (
    <ul className="l-rows">
      {items.map(({ value, label, text, scale }) => (
        <li key={label} className={`l-column l-across ${styles.lifespan}`}>
          <h3>{label}</h3>
          <p className="t-figure">{value}</p>
          <div className={`l-column ${styles.bar}`}>
            <Scale {...scale} />
            <p className="t-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
