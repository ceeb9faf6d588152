import { type KeyboardEvent, useState } from "react";
import type { WallTexts } from "#data/texts/wall.ts";
import { Field } from "#ui/Field.tsx";
import { fillLengths, metres } from "./describe-drawing.ts";
import { step } from "./edit.ts";

/** Centimetres, typed in metres: "2,6", "2.60 m"; undefined for anything else. */
function parseMetres(text: string): number | undefined {
  const number = text.trim().replace(/\s*m$/i, "").replace(",", ".");
  return /^\d+(\.\d*)?$/.test(number) ? Number(number) * 100 : undefined;
}

interface Props {
  name: string;
  label: string;
  /** In centimetres. */
  value: number;
  /** Changes the measure; returns its new value, which may differ because of limits. */
  onType: (centimetres: number) => number;
  texts: WallTexts;
}

/** A field for a measure in metres. It is applied on blur, or on Enter. */
export function MeasureField({ value, onType, texts, ...field }: Props) {
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState("");

  /** Says that the measure differs from what was typed; "" when it does not. */
  function messageAbout(difference: number, result: number): string {
    if (difference < 1) {
      return "";
    }
    const { limited, rounded } = texts.typed;
    return fillLengths(difference < step ? rounded : limited, { value: result });
  }

  function apply() {
    const wanted = parseMetres(typed ?? metres(value));
    setTyped(undefined);
    if (wanted === undefined) {
      setError(texts.typed.noNumber);
      return;
    }
    const isUnchanged = Math.abs(wanted - value) < 1;
    const result = isUnchanged ? wanted : onType(wanted);
    setError(messageAbout(Math.abs(result - wanted), result));
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
      error={error}
      value={typed ?? metres(value)}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={apply}
      onKeyDown={onKeyDown}
    />
  );
}
