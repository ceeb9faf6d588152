import { type KeyboardEvent, useEffect, useState } from "react";
import { Field } from "#ui/Field.tsx";
import { metres } from "./describe-drawing.ts";

interface Props {
  name: string;
  label: string;
  /** In centimetres. */
  value: number;
  onType: (typed: string) => void;
}

/** A field for a measure in metres. It is applied on blur, or on Enter. */
export function MeasureField({ value, onType, ...field }: Props) {
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
