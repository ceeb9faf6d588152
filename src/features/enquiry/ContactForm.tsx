import type { EnquiryProps } from "#data/texts/enquiry-props.ts";
import { island } from "#features/shared/island.tsx";
import { Field } from "#ui/Field.tsx";
import { BrokenForm } from "./BrokenForm.tsx";
import { EnquiryForm } from "./EnquiryForm.tsx";
import { PersonFields } from "./PersonFields.tsx";
import { useEnquiry } from "./use-enquiry.ts";

/** The contact form: a message, with optional details about the job. */
function ContactForm(props: EnquiryProps) {
  const enquiry = useEnquiry("contact", props);
  return (
    <EnquiryForm enquiry={enquiry}>
      <PersonFields enquiry={enquiry} />
      <Field {...enquiry.select("service")} />
      <Field {...enquiry.field("squareMeters")} inputMode="decimal" />
      <Field {...enquiry.field("message")} as="textarea" wide />
    </EnquiryForm>
  );
}

export default island(ContactForm, (props) => <BrokenForm form="contact" {...props} />);
