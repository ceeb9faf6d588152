import { type KeyboardEvent, useState } from "react";
import type { WallTexts } from "#data/enquiry/wall.ts";
import { Field } from "#ui/Field.tsx";
import { fillLengths, metres } from "./describe-drawing.ts";
import { step } from "./edit.ts";
import { readMeasure } from "./read-measure.ts";

interface Props {
  name: string;
  label: string;
  /** In centimetres. */
  value: number;
  /** Changes the measure; returns its new value, which may differ because of limits. */
  onType: (centimetres: number) => number;
  texts: WallTexts;
}

/** What the field says about what was typed. */
interface Notes {
  hint?: string;
  error?: string;
}

/** A field for a measure in metres. It is applied on blur, or on Enter. */
export function MeasureField({ value, onType, texts, ...field }: Props) {
  const [typed, setTyped] = useState<string>();
  const [notes, setNotes] = useState<Notes>({});

  /** Applies what was typed, and says what has become of it when that is something else. */
  function notesOn(text: string): Notes {
    const { noNumber, limited, rounded, centimetres } = texts.typed;
    const measure = readMeasure(text);
    if (!measure) {
      return { error: noNumber };
    }
    const isUnchanged = Math.abs(measure.centimetres - value) < 1;
    const result = isUnchanged ? value : onType(measure.centimetres);
    const difference = Math.abs(result - measure.centimetres);
    if (difference >= step) {
      return { error: fillLengths(limited, { value: result }) };
    }
    if (measure.isGuess) {
      return { hint: fillLengths(centimetres, { typed: text.trim(), value: result }) };
    }
    return difference < 1 ? {} : { hint: fillLengths(rounded, { value: result }) };
  }

  function apply() {
    if (typed !== undefined) {
      setNotes(notesOn(typed));
      setTyped(undefined);
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
      {...notes}
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
