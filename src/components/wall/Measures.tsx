import { type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";
import type { WallTexts } from "#data/enquiry/wall.ts";
import { Field } from "#ui/Field.tsx";
import { fieldId } from "#ui/field-attributes.ts";
import { fillLengths, metres } from "./describe-drawing.ts";
import { resizeWall, type Side, step, type Wall } from "./geometry.ts";
import styles from "./Measures.module.css";
import { readMeasure } from "./read-measure.ts";

interface FieldProps {
  name: string;
  label: string;
  /** In centimetres. */
  value: number;
  /** Changes the measure; returns its new value, which may differ because of limits. */
  onType: (centimetres: number) => number;
  texts: WallTexts["typed"];
}

/** What stands in the prerendered field, when that is not what the page came with. */
function typedBeforeScript(name: string): string | undefined {
  const control = globalThis.document?.getElementById(fieldId(name)) as HTMLInputElement | null;
  return control && control.value !== control.defaultValue ? control.value : undefined;
}

/** A field for a measure in metres. It is applied on blur, or on Enter. */
function MeasureField({ value, onType, texts, ...field }: FieldProps) {
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  // React empties it while the field comes to life, so this is read before.
  const [early] = useState(() => typedBeforeScript(field.name));

  /** Applies what was typed, and says what has become of it when that is something else. */
  function apply(text: string | undefined) {
    if (text === undefined) {
      return;
    }
    setTyped(undefined);
    const centimetres = readMeasure(text);
    if (centimetres === undefined) {
      setError(texts.noNumber);
      return;
    }
    const result = onType(centimetres);
    const isLimited = Math.abs(result - centimetres) >= step;
    setError(isLimited ? fillLengths(texts.limited, { value: result }) : undefined);
  }

  /** Takes over what was typed before the script came. */
  const begin = useEffectEvent(() => {
    // What is still being typed is applied when the field is left.
    if (document.activeElement?.id === fieldId(field.name)) {
      setTyped(early);
    } else {
      apply(early);
    }
  });
  useEffect(() => begin(), []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter") {
      // Otherwise it would submit the form.
      event.preventDefault();
      apply(typed);
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
      onBlur={() => apply(typed)}
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
