import type { WallTexts } from "#data/texts/wall.ts";
import { Button } from "#ui/Button.tsx";
import { fillLengths } from "./describe-drawing.ts";
import type { Opening, Rectangle } from "./drawing.ts";
import { changeOpening, resizeWall } from "./edit.ts";
import type { WallActions } from "./GripSlider.tsx";
import { MeasureField } from "./MeasureField.tsx";
import styles from "./Measures.module.css";

interface Props extends WallActions {
  /** The name of the wall. */
  name: string;
  nameOf: (opening: Opening) => string;
  texts: WallTexts;
}

interface RowProps {
  id: number;
  name: string;
  /** The measures that can be typed, in centimetres. */
  measures: Partial<Rectangle>;
  onType: (measure: keyof Rectangle, centimetres: number) => number;
  onRemove?: () => void;
  texts: WallTexts;
}

const measureOrder = ["width", "height", "x", "y"] as const;

function MeasureRow({ id, name, measures, onType, onRemove, texts }: RowProps) {
  return (
    <fieldset className={styles.row} aria-label={name}>
      <b className={styles.name}>{name}</b>
      <div className={styles.fields}>
        {measureOrder.map((measure) => {
          const value = measures[measure];
          return (
            value !== undefined && (
              <MeasureField
                key={measure}
                name={`part-${id}-${measure}`}
                label={texts.measures[measure]}
                value={value}
                onType={(centimetres) => onType(measure, centimetres)}
                texts={texts}
              />
            )
          );
        })}
      </div>
      {onRemove && (
        <Button
          tone="line"
          compact
          aria-label={fillLengths(texts.remove, { name })}
          onClick={onRemove}
        >
          ×
        </Button>
      )}
    </fieldset>
  );
}

/** The measures of a wall and of its openings, to type. */
export function Measures({ wall, name, nameOf, onChange, onSelect, onRemove, texts }: Props) {
  function resize(measure: keyof Rectangle, centimetres: number): number {
    const side = measure === "width" ? "width" : "height";
    const changed = resizeWall(wall, side, centimetres);
    onChange(changed);
    return changed[side];
  }

  function changeMeasure(id: number, measure: keyof Rectangle, centimetres: number): number {
    const changed = changeOpening(wall, id, { [measure]: centimetres });
    onSelect(id);
    onChange(changed);
    return changed.openings.find((opening) => opening.id === id)?.[measure] ?? 0;
  }

  return (
    <>
      <MeasureRow
        id={0}
        name={name}
        measures={{ width: wall.width, height: wall.height }}
        onType={resize}
        texts={texts}
      />
      {wall.openings.map((opening) => {
        const { id, kind, x, y, width, height } = opening;
        // A door stands on the floor.
        const measures = kind === "door" ? { x, width, height } : { x, y, width, height };
        return (
          <MeasureRow
            key={id}
            id={id}
            name={nameOf(opening)}
            measures={measures}
            onType={(measure, centimetres) => changeMeasure(id, measure, centimetres)}
            onRemove={() => onRemove(id)}
            texts={texts}
          />
        );
      })}
    </>
  );
}
