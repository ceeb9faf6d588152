import type { EnquiryProps } from "@/content/pages/enquiry";
import { island } from "@/features/shared/island";
import { Field } from "@/ui/Field";
import { BrokenForm } from "./BrokenForm";
import { EnquiryForm } from "./EnquiryForm";
import { PersonFields } from "./PersonFields";
import { useEnquiry } from "./use-enquiry";

/** The short form: a message, with as much of the job as the visitor wants to tell. */
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
