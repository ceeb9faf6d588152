import { type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";
import type { WallTexts } from "#data/enquiry/wall.ts";
import { Field } from "#ui/Field.tsx";
import { fieldId } from "#ui/field-attributes.ts";
import { fillLengths, metres } from "./describe-drawing.ts";
import { resizeWall, type Side, step, type Wall } from "./geometry.ts";
import styles from "./Measures.module.css";

/** No wall is this many metres long, but one may be this many centimetres long. */
const leastCentimetres = 50;

/**
 * Reads a measure in centimetres that was typed in metres, as in "2,6" or "2.60 m", or in
 * centimetres, as in "260" or "260 cm"; undefined for anything else.
 */
export function readMeasure(text: string): number | undefined {
  const [, digits, unit] = /^(\d+(?:[.,]\d*)?)\s*(c?m)?$/i.exec(text.trim()) ?? [];
  if (digits === undefined) {
    return undefined;
  }
  const number = Number(digits.replace(",", "."));
  const isInCentimetres = unit ? unit.toLowerCase() === "cm" : number >= leastCentimetres;
  return isInCentimetres ? number : number * 100;
}

interface FieldProps {
  name: string;
  label: string;
  /** In centimetres. */
  value: number;
  /** Changes the measure; returns its new value, which may differ because of limits. */
  onType: (centimetres: number) => number;
  texts: WallTexts["typed"];
}

/** What was typed in the prerendered field before the script came; React would empty it. */
function typedBeforeScript(name: string): string | undefined {
  const control = globalThis.document?.getElementById(fieldId(name)) as HTMLInputElement | null;
  return control && control.value !== control.defaultValue ? control.value : undefined;
}

/** A field for a measure in metres. It is applied on blur, or on Enter. */
function MeasureField({ value, onType, texts, ...field }: FieldProps) {
  const [typed, setTyped] = useState(() => typedBeforeScript(field.name));
  const [error, setError] = useState<string>();

  /** Applies what was typed, and says what has become of it when that is something else. */
  function apply() {
    if (typed === undefined) {
      return;
    }
    setTyped(undefined);
    const centimetres = readMeasure(typed);
    const result = centimetres === undefined ? undefined : onType(centimetres);
    const isAsTyped = result !== undefined && Math.abs(result - Number(centimetres)) < step;
    const problem = result ? fillLengths(texts.limited, { value: result }) : texts.noNumber;
    setError(isAsTyped ? undefined : problem);
  }

  // What was typed early in a field that was left before its script came.
  const begin = useEffectEvent(() => {
    if (document.activeElement?.id !== fieldId(field.name)) {
      apply();
    }
  });
  useEffect(() => begin(), []);

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
      {...(error && { error })}
      size="compact"
      inputMode="decimal"
      autoComplete="off"
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
  onResize: (side: Side, centimetres: number) => void;
  texts: Pick<WallTexts, "ceiling" | "measures" | "typed">;
}

/** The two sides of a wall or a ceiling, to type. */
export function Measures({ wall, name, onResize, texts }: Props) {
  const labels = wall.isCeiling ? texts.ceiling : texts.measures;
  return (
    <fieldset className={styles.sides}>
      <legend className="u-visually-hidden">{name}</legend>
      {(["width", "height"] as const).map((side) => (
        <MeasureField
          key={`${wall.id}-${side}`}
          name={`wall-${side}`}
          label={labels[side]}
          value={wall[side]}
          onType={(centimetres) => {
            onResize(side, centimetres);
            return resizeWall(wall, side, centimetres)[side];
          }}
          texts={texts.typed}
        />
      ))}
    </fieldset>
  );
}
