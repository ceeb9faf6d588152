import { island } from "@/features/shared/island";
import { Field } from "@/ui/Field";
import { BrokenForm } from "./BrokenForm";
import { EnquiryForm } from "./EnquiryForm";
import styles from "./EnquiryForm.module.css";
import { PersonFields } from "./PersonFields";
import { QuoteFiles } from "./QuoteFiles";
import { type EnquiryProps, useEnquiry } from "./use-enquiry";

const id = "quote-form";

/** The extended form: all that is needed to work out a quote. */
function QuoteForm(props: EnquiryProps) {
  const enquiry = useEnquiry("quote", id, props);
  const { register, formState } = enquiry.fields;
  const { texts } = props;
  const select = (name: "service" | "projectType" | "timeframe" | "budget") => ({
    as: "select" as const,
    label: texts.fields[name],
    options: texts.options[name],
    choose: texts.choose,
    error: formState.errors[name]?.message,
    ...register(name),
  });

  return (
    <EnquiryForm form="quote" {...{ id, enquiry }} {...props}>
      <h2 className={styles.group}>{texts.groups.person}</h2>
      <PersonFields {...{ enquiry, texts }} />
      <h2 className={styles.group}>{texts.groups.project}</h2>
      <Field {...select("service")} wide />
      <Field {...select("projectType")} />
      <Field
        label={texts.fields.squareMeters}
        hint={texts.squareMetersHint}
        error={formState.errors.squareMeters?.message}
        inputMode="decimal"
        {...enquiry.typed("squareMeters")}
      />
      <Field {...select("timeframe")} optional={texts.optional} />
      <Field {...select("budget")} optional={texts.optional} />
      <Field
        as="textarea"
        wide
        label={texts.fields.message}
        error={formState.errors.message?.message}
        optional={texts.optional}
        {...enquiry.typed("message")}
      />
      <QuoteFiles {...{ enquiry, texts }} />
    </EnquiryForm>
  );
}

function BrokenQuoteForm(props: EnquiryProps) {
  return <BrokenForm form="quote" id={id} {...props} />;
}

export default island(QuoteForm, BrokenQuoteForm);
