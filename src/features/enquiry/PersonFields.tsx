import { Field } from "@/ui/Field";
import type { Enquiry } from "./use-enquiry";

interface Props {
  enquiry: Enquiry;
  /** Given when the address may stay empty: what stands behind its labels. */
  optional?: string;
}

const person = [
  { name: "name", autoComplete: "name" },
  { name: "email", type: "email", autoComplete: "email" },
  { name: "phone", type: "tel", autoComplete: "tel" },
] as const;

const address = [
  { name: "address", autoComplete: "address-line1" },
  { name: "postalCode", autoComplete: "postal-code" },
  { name: "city", autoComplete: "address-level2" },
] as const;

/** Who asks, and where the work is. */
export function PersonFields({ enquiry, optional }: Props) {
  return (
    <>
      {person.map((control) => (
        <Field key={control.name} {...control} {...enquiry.field(control.name)} />
      ))}
      {address.map((control) => (
        <Field key={control.name} {...control} {...enquiry.field(control.name)} optional={optional} />
      ))}
    </>
  );
}
