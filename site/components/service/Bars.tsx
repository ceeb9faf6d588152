import type { ServiceSections } from "@contractor/core/facts/services/service-sections.ts";
import { DataTable } from "#components/list/DataTable.tsx";
import { Heading } from "#ui/Heading.tsx";
import { Section } from "#ui/Section.tsx";
import styles from "./Bars.module.css";

/** How a bar fills its place. It is decorative, because the value stands beside it. */
const bar = { width: "100%", preserveAspectRatio: "none" };

/** Effects in percent, each with a bar on a scale from 0 to 100. */
export function ImpactSection({ impact }: { impact: ServiceSections["impact"] }) {
  return (
    <Section heading={impact.heading} plane="ink" beside>
      <DataTable
        caption={impact.heading}
        columns={impact.columns}
        rows={impact.rows.map(({ label, value }) => [
          label,
          <span key={value} className={styles.value}>
            <svg height="1rem" viewBox="0 0 100 10" {...bar} aria-hidden="true">
              <path fill="#ffffff66" d="M0 9h100v1H0z" />
              <path fill="var(--yellow)" d={`M0 0h${/\d+/.exec(value)?.[0] ?? 0}v10H0z`} />
            </svg>
            <b className={`t-figure ${styles.percent}`}>{value}</b>
          </span>,
        ])}
      />
      <p className="t-small">{impact.intro}</p>
    </Section>
  );
}

type Durability = ServiceSections["durability"];

/** A period as a bar on a scale of equal units. */
function Scale({ from, to, of, start, end }: Durability["items"][number]["scale"]) {
  const marks = Array.from({ length: of - 1 }, (_, i) => `M${i + 1} 0v1`).join("");
  return (
    <div className="t-small t-soft" aria-hidden="true">
      <svg height="1.5rem" viewBox={`0 0 ${of} 1`} {...bar} aria-hidden="true">
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

/** How long paint lasts and when it is laid: periods, each as a bar on its scale. */
export function DurabilitySection({ durability }: { durability: Durability }) {
  return (
    <Section heading={durability.heading} intro={durability.text} plane="ink">
      <ul className="l-rows">
        {durability.items.map(({ value, label, text, scale }) => (
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
    </Section>
  );
}
