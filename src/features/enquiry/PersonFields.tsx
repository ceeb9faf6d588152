import type { TextField } from "#contract/fields.ts";
import { Field } from "@/ui/Field";
import type { Enquiry } from "./use-enquiry";

interface Props {
  enquiry: Enquiry;
  /** Given when the address may stay empty: what stands behind its labels. */
  optional?: string;
}

const person: { name: TextField; autoComplete: string; type?: string; isAddress?: true }[] = [
  { name: "name", autoComplete: "name" },
  { name: "email", autoComplete: "email", type: "email" },
  { name: "phone", autoComplete: "tel", type: "tel" },
  { name: "address", autoComplete: "address-line1", isAddress: true },
  { name: "postalCode", autoComplete: "postal-code", isAddress: true },
  { name: "city", autoComplete: "address-level2", isAddress: true },
];

/** Who asks, and where the work is. */
export function PersonFields({ enquiry, optional }: Props) {
  return person.map(({ isAddress, ...control }) => (
    <Field
      key={control.name}
      {...control}
      {...enquiry.field(control.name)}
      optional={isAddress && optional}
    />
  ));
}
