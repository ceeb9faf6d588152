import type { Place } from "#data/collections/service-sections.ts";
import { PaintingPlace } from "./PaintingPlace.tsx";
import styles from "./PaintingPlaces.module.css";

interface Props {
  interior: Place;
  exterior: Place;
}

/** Painting inside and outside, side by side. */
export function PaintingPlaces({ interior, exterior }: Props) {
  return (
    <div className={`l-column ${styles.places}`}>
      <PaintingPlace place={interior} plane="shade" side="left" />
      <PaintingPlace place={exterior} plane="ink" side="right" />
    </div>
  );
}
