import { fieldId, type Notes } from "./field-attributes.ts";

export function FieldNotes({ name, hint, error }: Notes) {
  const id = fieldId(name);
  return (
    <>
      {hint && (
        <p className="t-small" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="t-small t-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  );
}
