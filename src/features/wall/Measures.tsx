import { type KeyboardEvent, useState } from "react";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { fill, metres, type Opening, type Wall } from "./drawing";
import { changeOpening, type Measure, resizeWall, step } from "./edit";
import type { WallTexts } from "@/content/pages/wall";
import styles from "./Wall.module.css";

/** Centimetres, typed in metres: "2,6", "2.60 m"; undefined for anything else. */
export function typedCentimetres(text: string): number | undefined {
  const bare = text.trim().replace(/\s*m$/i, "").replace(",", ".");
  return /^\d+(\.\d*)?$/.test(bare) ? Number(bare) * 100 : undefined;
}

interface FieldProps {
  name: string;
  label: string;
  /** In centimetres. */
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
    if (wanted === undefined) return setError(texts.typed.noNumber);
    const got = Math.abs(wanted - value) < 1 ? wanted : onType(wanted);
    setError(Math.abs(got - wanted) < step ? "" : fill(texts.typed.limited, { value: metres(got) }));
  }
  function press(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
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

interface Props {
  wall: Wall;
  name: string;
  nameOf: (opening: Opening) => string;
  onChange: (wall: Wall) => void;
  onHold: (id: number) => void;
  onRemove: (id: number) => void;
  texts: WallTexts;
}

/** The measures of a wall and of what is in it, to type. */
export function Measures({ wall, name, nameOf, onChange, onHold, onRemove, texts }: Props) {
  /** A field for a measure: how it is read from a wall, and what a wall becomes with another one. */
  function field(name: string, label: string, of: (wall: Wall) => number, change: (size: number) => Wall) {
    function type(centimetres: number) {
      const next = change(centimetres);
      onChange(next);
      return of(next);
    }
    return <MeasureField key={name} name={name} label={label} value={of(wall)} onType={type} texts={texts} />;
  }
  const side = (side: "width" | "height") =>
    field(
      `wall-${side}`,
      texts.measures[side],
      (wall) => wall[side],
      (size) => resizeWall(wall, side, size),
    );
  const ofOpening = ({ id }: Opening, measure: Measure) =>
    field(
      `opening-${id}-${measure}`,
      texts.measures[measure],
      ({ openings }) => openings.find((one) => one.id === id)?.[measure] ?? 0,
      (size) => {
        onHold(id);
        return changeOpening(wall, id, { [measure]: size });
      },
    );
  const measuresOf = ({ kind }: Opening): Measure[] =>
    kind === "door" ? ["width", "height", "x"] : ["width", "height", "x", "y"];

  return (
    <>
      <fieldset className={styles.row} aria-label={name}>
        <b>{name}</b>
        <div className={styles.fields}>
          {side("width")}
          {side("height")}
        </div>
      </fieldset>
      {wall.openings.map((opening) => (
        <fieldset className={styles.row} aria-label={nameOf(opening)} key={opening.id}>
          <b>{nameOf(opening)}</b>
          <div className={styles.fields}>
            {measuresOf(opening).map((measure) => ofOpening(opening, measure))}
          </div>
          <Button
            tone="line"
            compact
            aria-label={fill(texts.remove, { name: nameOf(opening) })}
            onClick={() => onRemove(opening.id)}
          >
            ×
          </Button>
        </fieldset>
      ))}
    </>
  );
}
