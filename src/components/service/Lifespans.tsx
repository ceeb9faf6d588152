import type { ServiceSections } from "#data/services/service-sections.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./Lifespans.module.css";

type Lifespan = ServiceSections["durability"]["items"][number];

/** A bar on a scale of equal units; decorative, because the value stands beside it. */
function Scale({ from, to, of, start, end }: Lifespan["scale"]) {
  const marks = Array.from({ length: of - 1 }, (_, i) => `M${i + 1} 0v1`).join("");
  return (
    <div className="t-small t-soft" aria-hidden="true">
      <svg
        width="100%"
        height="1.5rem"
        viewBox={`0 0 ${of} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path fill="#ffffff26" d={`M0 0h${of}v1H0z`} />
        <path fill="var(--yellow)" d={`M${from} 0H${to}v1H${from}z`} />
        <path stroke="var(--ink)" strokeWidth="2" vectorEffect="non-scaling-stroke" d={marks} />
      </svg>
      <div className={styles.ends}>
        <span>{start}</span>
        <span>{end}</span>
      </div>
    </div>
  );
}

/** Periods, such as how long paint lasts, each as a bar on its scale. */
export function Lifespans({ items }: { items: readonly Lifespan[] }) {
  return (
    <ul className="l-rows">
      {items.map(({ value, label, text, scale }) => (
        <li key={label} className={`l-column l-across ${styles.lifespan}`}>
          <Heading level={3} text={label} />
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
