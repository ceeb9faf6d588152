import type { WallTexts } from "@contractor/core/facts/enquiry/wall.ts";
import { type KeyboardEvent, useEffect, useState } from "react";
import { Field } from "#ui/Field.tsx";
import styles from "./DrawnWall.module.css";
import { metres } from "./describe-drawing.ts";
import type { Side, Wall } from "./geometry.ts";

interface FieldProps {
  name: string;
  label: string;
  /** In centimetres. */
  value: number;
  onType: (typed: string) => void;
}

/** A field for a measure in metres. It is applied on blur, or on Enter. */
function MeasureField({ value, onType, ...field }: FieldProps) {
  const [typed, setTyped] = useState<string>();
  // Nothing is typed in a prerendered field before its script comes, which would empty it.
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);

  function apply() {
    if (typed !== undefined) {
      setTyped(undefined);
      onType(typed);
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter") {
      // Otherwise it would submit the form.
      event.preventDefault();
      apply();
    }
  }

  return (
    <Field
      {...field}
      size="compact"
      inputMode="decimal"
      autoComplete="off"
      readOnly={!isLive}
      value={typed ?? metres(value)}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={apply}
      onKeyDown={onKeyDown}
    />
  );
}

interface Props {
  wall: Wall;
  name: string;
  onType: (side: Side, typed: string) => void;
  texts: Pick<WallTexts, "measures">;
}

/** The two sides of a wall, to type. */
export function Measures({ wall, name, onType, texts }: Props) {
  return (
    <fieldset className={styles.measures}>
      <legend className="u-visually-hidden">{name}</legend>
      {(["width", "height"] as const).map((side) => (
        <MeasureField
          key={side}
          name={`wall-${side}`}
          label={texts.measures[side]}
          value={wall[side]}
          onType={(typed) => onType(side, typed)}
        />
      ))}
    </fieldset>
  );
}
