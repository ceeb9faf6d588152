import type { FormProps } from "#components/enquiry/enquiry-store.ts";
import { ContactSent } from "#components/enquiry/sent/ContactSent.tsx";
import { useEnquiry } from "#components/enquiry/use-enquiry.ts";
import { Field } from "#ui/Field.tsx";
import { formIsland } from "./BrokenForm.tsx";
import { EnquiryForm } from "./EnquiryForm.tsx";
import { PersonFields } from "./PersonFields.tsx";

/** The contact form: a message, with optional details about the job. */
export function ContactForm(props: FormProps) {
  const enquiry = useEnquiry("contact", props);
  const { field, select } = enquiry.fieldProps;
  return (
    <EnquiryForm enquiry={enquiry} confirmation={<ContactSent enquiry={enquiry} />}>
      <PersonFields enquiry={enquiry} />
      <Field {...select("service")} />
      <Field {...field("squareMeters")} />
      <Field {...field("message")} as="textarea" wide />
    </EnquiryForm>
  );
}

export default formIsland<Omit<FormProps, "store">>("contact", ContactForm);
