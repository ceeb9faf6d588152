import { island } from "@/features/shared/island";
import { Field } from "@/ui/Field";
import { BrokenForm } from "./BrokenForm";
import { EnquiryForm } from "./EnquiryForm";
import { PersonFields } from "./PersonFields";
import { type EnquiryProps, useEnquiry } from "./use-enquiry";

const id = "contact-form";

/** The short form: a message, with as much of the job as the visitor wants to tell. */
function ContactForm(props: EnquiryProps) {
  const enquiry = useEnquiry("contact", id, props);
  const { register, formState } = enquiry.fields;
  const { texts } = props;

  return (
    <EnquiryForm form="contact" {...{ id, enquiry }} {...props}>
      <PersonFields {...{ enquiry, texts }} optional={texts.optional} />
      <Field
        as="select"
        label={texts.fields.service}
        options={texts.options.service}
        choose={texts.choose}
        error={formState.errors.service?.message}
        {...register("service")}
      />
      <Field
        label={texts.fields.squareMeters}
        error={formState.errors.squareMeters?.message}
        optional={texts.optional}
        inputMode="decimal"
        {...enquiry.typed("squareMeters")}
      />
      <Field
        as="textarea"
        wide
        label={texts.fields.message}
        error={formState.errors.message?.message}
        optional={texts.optional}
        {...enquiry.typed("message")}
      />
    </EnquiryForm>
  );
}

function BrokenContactForm(props: EnquiryProps) {
  return <BrokenForm form="contact" id={id} {...props} />;
}

export default island(ContactForm, BrokenContactForm);
