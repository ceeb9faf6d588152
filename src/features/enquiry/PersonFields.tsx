import { Field } from "@/ui/Field";
import type { Enquiry, EnquiryProps } from "./use-enquiry";

interface Props extends Pick<EnquiryProps, "texts"> {
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
export function PersonFields({ enquiry, texts, optional }: Props) {
  const { errors } = enquiry.fields.formState;
  const field = ({ name, ...control }: (typeof person | typeof address)[number]) => ({
    label: texts.fields[name],
    error: errors[name]?.message,
    ...control,
    ...enquiry.typed(name),
  });
  return (
    <>
      {person.map((control) => (
        <Field key={control.name} {...field(control)} />
      ))}
      {address.map((control) => (
        <Field key={control.name} {...field(control)} optional={optional} />
      ))}
    </>
  );
}
