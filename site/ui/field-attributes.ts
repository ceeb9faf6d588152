import type { ReactNode } from "react";

/** The id of the control with a name, for links that lead to it. */
export const fieldId = (name: string) => `field-${name}`;

export interface Notes {
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** Attributes that tie a control, or a group of them, to its hint and its error. */
export function describing({ name, hint, error }: Notes) {
  const id = fieldId(name);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return { "aria-invalid": error ? true : undefined, "aria-describedby": described || undefined };
}
