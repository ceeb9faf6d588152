import { fillLengths, openingName } from "#components/wall/drawing/describe-drawing.ts";
import type { Opening, Rectangle } from "#components/wall/drawing/drawing.ts";
import { changeOpening, resizeWall } from "#components/wall/drawing/edit.ts";
import type { WallActions } from "#components/wall/elevation/GripSlider.tsx";
import type { WallTexts } from "#data/enquiry/wall.ts";
import { Button } from "#ui/Button.tsx";
import { MeasureField } from "./MeasureField.tsx";
import styles from "./Measures.module.css";

export interface MeasuresProps extends WallActions {
  texts: WallTexts;
}

interface WallProps extends MeasuresProps {
  name: string;
}

/** The two sides of a wall or a ceiling, to type. */
export function WallMeasures({ wall, name, onChange, texts }: WallProps) {
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

interface OpeningProps extends MeasuresProps {
  opening: Opening;
}

const measureOrder = ["width", "height", "x", "y"] as const;

function OpeningRow({ wall, opening, onChange, onSelect, onRemove, texts }: OpeningProps) {
  const { id, kind } = opening;
  const name = openingName(opening, wall, texts);
  // A door stands on the floor.
  const measures = measureOrder.filter((measure) => kind === "window" || measure !== "y");

  function change(measure: keyof Rectangle, centimetres: number): number {
    const changed = changeOpening(wall, id, { [measure]: centimetres });
    onSelect(id);
    onChange(changed);
    return changed.openings.find((one) => one.id === id)?.[measure] ?? 0;
  }

  return (
    <fieldset className={styles.row}>
      <legend className="u-visually-hidden">{name}</legend>
      <b className={styles.name} aria-hidden="true">
        {name}
      </b>
      <div className={styles.fields}>
        {measures.map((measure) => (
          <MeasureField
            key={measure}
            name={`part-${id}-${measure}`}
            label={texts.measures[measure]}
            value={opening[measure]}
            onType={(centimetres) => change(measure, centimetres)}
            texts={texts}
          />
        ))}
      </div>
      <Button
        tone="line"
        compact
        aria-label={fillLengths(texts.remove, { name })}
        onClick={() => onRemove(id)}
      >
        ×
      </Button>
    </fieldset>
  );
}

export function OpeningMeasures(props: MeasuresProps) {
  return props.wall.openings.map((opening) => (
    <OpeningRow key={opening.id} {...props} opening={opening} />
  ));
}
