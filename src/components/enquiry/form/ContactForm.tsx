import type { FormProps } from "#components/enquiry/enquiry-store.ts";
import { ContactSent } from "#components/enquiry/sent/ContactSent.tsx";
import { Field } from "#ui/Field.tsx";
import { EnquiryForm } from "./EnquiryForm.tsx";
import { formIsland } from "./form-island.tsx";
import { PersonFields } from "./PersonFields.tsx";
import { useEnquiry } from "./use-enquiry.ts";

/** The contact form: a message, with optional details about the job. */
export function ContactForm(props: FormProps) {
  const enquiry = useEnquiry("contact", props);
  const { field, select } = enquiry.fieldProps;
  return (
    <EnquiryForm
      form="contact"
      enquiry={enquiry}
      {...props}
      confirmation={
        <ContactSent
          texts={props.texts}
          firm={props.firm}
          state={enquiry.state}
          onShowForm={enquiry.showForm}
        />
      }
    >
      <PersonFields enquiry={enquiry} texts={props.texts} />
      <Field {...select("service")} />
      <Field {...field("squareMeters")} />
      <Field {...field("message")} as="textarea" wide />
    </EnquiryForm>
  );
}

export default formIsland<Omit<FormProps, "store">>("contact", ContactForm);
