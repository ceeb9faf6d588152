import { type KeyboardEvent, useState } from "react";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { fill, metres, type Opening, type Wall } from "./drawing";
import { changeOpening, type Measure, resizeWall, step } from "./edit";
import type { WallTexts } from "@/content/pages/wall";
import styles from "./Wall.module.css";

/** Centimetres, typed in metres: "2,6", "2.60 m"; undefined for anything else. */
function typedCentimetres(text: string): number | undefined {
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
  function field(id: string, measure: Measure, of: (wall: Wall) => number, change: (size: number) => Wall) {
    const onType = (centimetres: number) => {
      const next = change(centimetres);
      onChange(next);
      return of(next);
    };
    const name = `${id}-${measure}`;
    return (
      <MeasureField
        key={name}
        {...{ name, onType, texts }}
        label={texts.measures[measure]}
        value={of(wall)}
      />
    );
  }
  const side = (side: "width" | "height") =>
    field(
      "wall",
      side,
      (wall) => wall[side],
      (size) => resizeWall(wall, side, size),
    );
  const ofOpening = ({ id }: Opening, measure: Measure) =>
    field(
      `opening-${id}`,
      measure,
      ({ openings }) => openings.find((one) => one.id === id)?.[measure] ?? 0,
      (size) => {
        onHold(id);
        return changeOpening(wall, id, { [measure]: size });
      },
    );
  const rows = wall.openings.map((opening) => ({
    name: nameOf(opening),
    id: opening.id,
    fields: (["width", "height", "x", "y"] as const)
      .filter((measure) => measure !== "y" || opening.kind === "window")
      .map((measure) => ofOpening(opening, measure)),
  }));

  return [{ name, id: 0, fields: [side("width"), side("height")] }, ...rows].map(({ name, id, fields }) => (
    <fieldset className={styles.row} aria-label={name} key={id}>
      <b>{name}</b>
      <div className={styles.fields}>{fields}</div>
      {id > 0 && (
        <Button tone="line" compact aria-label={fill(texts.remove, { name })} onClick={() => onRemove(id)}>
          ×
        </Button>
      )}
    </fieldset>
  ));
}
