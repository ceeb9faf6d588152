import type { Wall } from "#components/wall/drawing/drawing.ts";
import { resizeWall } from "#components/wall/drawing/edit.ts";
import type { WallTexts } from "#data/enquiry/wall.ts";
import { MeasureField } from "./MeasureField.tsx";
import styles from "./Measures.module.css";

interface Props {
  wall: Wall;
  name: string;
  onChange: (wall: Wall) => void;
  texts: WallTexts;
}

/** The two sides of a wall or a ceiling, to type. */
export function WallMeasures({ wall, name, onChange, texts }: Props) {
  const labels = wall.isCeiling ? texts.ceiling : texts.measures;
  function resize(side: "width" | "height", centimetres: number): number {
    const changed = resizeWall(wall, side, centimetres);
    onChange(changed);
    return changed[side];
  }
  return (
    <fieldset className={styles.sides}>
      <legend className="u-visually-hidden">{name}</legend>
      {(["width", "height"] as const).map((side) => (
        <MeasureField
          key={`${wall.id}-${side}`}
          name={`part-0-${side}`}
          label={labels[side]}
          value={wall[side]}
          onType={(centimetres) => resize(side, centimetres)}
          texts={texts}
        />
      ))}
    </fieldset>
  );
}
