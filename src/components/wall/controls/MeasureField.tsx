import { type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import { fillLengths, metres } from "#components/wall/drawing/describe-drawing.ts";
import { step } from "#components/wall/drawing/edit.ts";
import type { WallTexts } from "#data/enquiry/wall.ts";
import { Field } from "#ui/Field.tsx";
import { fieldId } from "#ui/field-attributes.ts";
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

interface Notes {
  hint?: string;
  error?: string;
}

/** What stands in the prerendered field, when that is not what the page came with. */
function typedBeforeScript(name: string): string | undefined {
  const control = globalThis.document?.getElementById(fieldId(name)) as HTMLInputElement | null;
  return control && control.value !== control.defaultValue ? control.value : undefined;
}

/** A field for a measure in metres. It is applied on blur, or on Enter. */
export function MeasureField({ value, onType, texts, ...field }: Props) {
  const [typed, setTyped] = useState<string>();
  const [notes, setNotes] = useState<Notes>({});
  // React empties it while the field comes to life, so this is read before.
  const [early] = useState(() => typedBeforeScript(field.name));

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

  /** Takes over what was typed before the script came. */
  const begin = useEffectEvent(() => {
    if (early === undefined) {
      return;
    }
    // What is still being typed is applied when the field is left.
    if (document.activeElement?.id === fieldId(field.name)) {
      setTyped(early);
    } else {
      setNotes(notesOn(early));
    }
  });
  // One field after the other, because each changes the wall that the one before has left.
  useEffect(() => queueMicrotask(() => flushSync(() => begin())), []);

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
