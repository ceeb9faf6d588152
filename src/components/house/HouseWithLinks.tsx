import type { ServiceCard } from "#data/services/service-texts.ts";
import { Drawing, type Shape } from "./Drawing.tsx";
import styles from "./HouseWithLinks.module.css";
import { type Part, partNames } from "./parts.ts";

interface Props {
  cards: readonly ServiceCard[];
  /** The part of each card, in the same order. */
  drawn: readonly (Part | undefined)[];
}

/** The views of the house: their view boxes in house.svg, and what is drawn around the parts. */
const views = {
  wide: { viewBox: "-60 -4 1232 572", around: ["wide-street", "wide-garden"] },
  tall: { viewBox: "0 -6 390 586", around: [] },
};

interface ViewProps {
  view: keyof typeof views;
  /** The parts in colour; the others are pale lines. */
  coloured: readonly Part[];
}

function HouseView({ view, coloured }: ViewProps) {
  const { viewBox, around } = views[view];
  const shapes: Shape[] = [
    ...around.map((id) => ({ id, part: "around" as const })),
    { id: `${view}-frame` },
    ...partNames.map((part) => ({
      id: `${view}-${part}`,
      part,
      isPale: !coloured.includes(part),
    })),
    { id: `${view}-ground` },
  ];
  return <Drawing viewBox={viewBox} shapes={shapes} className={styles[view]} />;
}

/** The lines from a name to its part of the wide house, each with its end. */
const leaders: Record<Part, string> = {
  ornament: "M-60 200H352M347 195h10v10h-10z",
  room: "M-60 372H294M289 367h10v10h-10z",
  roller: "M606 150H880M601 145h10v10h-10z",
  render: "M897 230V352M892 347h10v10h-10z",
};

/** The house, wide and upright, with a link over each part that stands for a service. */
export function HouseWithLinks({ cards, drawn }: Props) {
  const coloured = drawn.filter((part) => part !== undefined);
  return (
    <div className={styles.house}>
      <HouseView view="wide" coloured={coloured} />
      <HouseView view="tall" coloured={coloured} />
      <svg viewBox={views.wide.viewBox} className={styles.leaders} aria-hidden="true">
        {coloured.map((part) => (
          <path key={part} d={leaders[part]} />
        ))}
      </svg>
      {cards.map(({ id, link, label }, i) => {
        const part = drawn[i];
        return (
          part && (
            <a key={id} className={`${styles.link} ${styles[part]}`} href={link} data-part={part}>
              <span className={styles.area} />
              <span className={styles.label}>
                <span className={`u-number ${styles.number}`}>{i + 1}</span>{" "}
                <span className="u-icon-on-phone">{label}</span>
              </span>
            </a>
          )
        );
      })}
    </div>
  );
}
