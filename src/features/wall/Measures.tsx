import { type KeyboardEvent, useState } from "react";
import type { WallTexts } from "#data/pages/wall.ts";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { fill, metres, type Opening, type Rectangle, type Wall } from "./drawing.ts";
import type { Actions } from "./Elevation.tsx";
import { changeOpening, resizeWall, step } from "./edit.ts";
import styles from "./Wall.module.css";

/** Centimetres, typed in metres: "2,6", "2.60 m"; undefined for anything else. */
function typedCentimetres(text: string): number | undefined {
  const bare = text.trim().replace(/\s*m$/i, "").replace(",", ".");
  return /^\d+(\.\d*)?$/.test(bare) ? Number(bare) * 100 : undefined;
}

interface FieldProps {
  name: string;
  label: string;
  value: number;
  /** Takes centimetres, and answers what the measure has become. */
  onType: (centimetres: number) => number;
  texts: WallTexts;
}

/** A measure in metres: it counts once the field is left, or at Enter. */
export function MeasureField({ value, onType, texts, ...field }: FieldProps) {
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState("");
  function finish() {
    const wanted = typedCentimetres(typed ?? metres(value));
    setTyped(undefined);
    if (wanted === undefined) {
      return setError(texts.typed.noNumber);
    }
    const got = Math.abs(wanted - value) < 1 ? wanted : onType(wanted);
    setError(Math.abs(got - wanted) < step ? "" : fill(texts.typed.limited, { value: got }));
  }
  function press(event: KeyboardEvent) {
    if (event.key !== "Enter") {
      return;
    }
    // The form around it is not sent by it.
    event.preventDefault();
    finish();
  }
  return (
    <Field
      {...field}
      inputMode="decimal"
      autoComplete="off"
      error={error}
      value={typed ?? metres(value)}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={finish}
      onKeyDown={press}
    />
  );
}

interface Props extends Actions {
  name: string;
  nameOf: (opening: Opening) => string;
  texts: WallTexts;
}

/** What is measured of an opening, or of the wall itself. */
const partOf = ({ width, height, openings }: Wall, id: number): Partial<Opening> =>
  openings.find((one) => one.id === id) ?? { width, height };

/** The measures of a wall and of what is in it, to type. */
export function Measures({ wall, name, nameOf, onChange, onHold, onRemove, texts }: Props) {
  function change(id: number, measure: keyof Rectangle, size: number): number {
    const isSide = id === 0 && (measure === "width" || measure === "height");
    const next = isSide
      ? resizeWall(wall, measure, size)
      : changeOpening(wall, id, { [measure]: size });
    if (!isSide) {
      onHold(id);
    }
    onChange(next);
    return partOf(next, id)[measure] ?? 0;
  }
  const rows = [
    { id: 0, name },
    ...wall.openings.map((one) => ({ id: one.id, name: nameOf(one) })),
  ];

  return rows.map(({ id, name }) => {
    const part = partOf(wall, id);
    const measures = (["width", "height", "x", "y"] as const).filter(
      (measure) => measure in part && (measure !== "y" || part.kind === "window"),
    );
    return (
      <fieldset className={styles.row} aria-label={name} key={id}>
        <b>{name}</b>
        <div className={styles.fields}>
          {measures.map((measure) => (
            <MeasureField
              key={measure}
              name={`part-${id}-${measure}`}
              label={texts.measures[measure]}
              value={part[measure] ?? 0}
              onType={(size) => change(id, measure, size)}
              texts={texts}
            />
          ))}
        </div>
        {id > 0 && (
          <Button
            tone="line"
            compact
            aria-label={fill(texts.remove, { name })}
            onClick={() => onRemove(id)}
          >
            ×
          </Button>
        )}
      </fieldset>
    );
  });
}
