import { Field } from "#ui/Field.tsx";
import type { FieldProps } from "./fields.ts";

const person = [
  { name: "name", autoComplete: "name" },
  { name: "email", autoComplete: "email", type: "email" },
  { name: "phone", autoComplete: "tel", type: "tel" },
  { name: "address", autoComplete: "address-line1" },
  { name: "postalCode", autoComplete: "postal-code", autoCapitalize: "characters" },
  { name: "city", autoComplete: "address-level2" },
] as const;

/** The fields for the visitor's name, contact details and address. */
export function PersonFields({ field }: Pick<FieldProps, "field">) {
  return person.map((control) => (
    <Field key={control.name} {...control} {...field(control.name)} />
  ));
}
