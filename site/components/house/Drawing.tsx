import type { Service } from "@contractor/core/facts/services/services-schema.ts";
import { classes } from "#ui/classes.ts";
import styles from "./Drawing.module.css";
import house from "./house.svg?url";

/**
 * The parts of the house that stand for a service, by the name of its drawing in
 * content/services.yaml.
 */
const partNames = ["ornament", "room", "roller", "render"] as const;

export type Part = (typeof partNames)[number];

/** The part of the house that stands for a service, if there is one. */
export const partOf = ({ drawing }: Pick<Service, "drawing">): Part | undefined =>
  partNames.find((part) => part === drawing);

/** A group of the file, by its id there. */
interface Shape {
  id: string;
  /** The part of the house that it is; what stands around the house goes pale with the parts. */
  part?: Part | "around";
  /** Drawn in pale lines. */
  isPale?: boolean | undefined;
}

interface Props {
  viewBox: string;
  shapes: readonly Shape[];
  /** What is seen, where no words beside the drawing say it. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A cut of the drawing of the house. Its lines are in a file of their own, that all cuts share. */
export function Drawing({ viewBox, shapes, label, className }: Props) {
  return (
    <svg
      viewBox={viewBox}
      className={classes("u-lines", styles.drawing, className)}
      preserveAspectRatio="xMidYMid slice"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      {shapes.map(({ id, part, isPale }) => (
        <use
          key={id}
          href={`${house}#${id}`}
          data-part={part}
          className={classes(styles.shape, isPale && styles.pale)}
        />
      ))}
    </svg>
  );
}

interface HouseProps extends Omit<Props, "shapes"> {
  /** Wide, with the street and the garden, or upright. */
  view: "wide" | "tall";
  /** The parts in colour; the others are pale lines. */
  coloured: readonly Part[];
  /** Whether the street and the garden are pale as well. */
  isAlone?: boolean;
}

/** The whole house, or a view of it. */
export function HouseDrawing({ view, coloured, isAlone, ...drawing }: HouseProps) {
  const around = view === "wide" ? ["wide-street", "wide-garden"] : [];
  const parts = partNames.map((part) => ({
    id: `${view}-${part}`,
    part,
    isPale: !coloured.includes(part),
  }));
  const shapes: Shape[] = [
    ...around.map((id) => ({ id, part: "around" as const, isPale: isAlone })),
    { id: `${view}-frame` },
    // A part in colour is over its pale neighbours.
    ...parts.filter(({ isPale }) => isPale),
    ...parts.filter(({ isPale }) => !isPale),
    { id: `${view}-ground` },
  ];
  return <Drawing shapes={shapes} {...drawing} />;
}
