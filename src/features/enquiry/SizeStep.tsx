import { Field } from "@/ui/Field";
import { QuoteFiles } from "./QuoteFiles";
import styles from "./QuoteForm.module.css";
import type { Enquiry, EnquiryProps } from "./use-enquiry";

interface Props extends Pick<EnquiryProps, "texts"> {
  enquiry: Enquiry;
}

/** How large the work is: in square metres, and on photographs. */
export function SizeStep({ enquiry, texts }: Props) {
  return (
    <>
      <div className={styles.squareMetres}>
        <Field
          label={texts.fields.squareMeters}
          hint={texts.squareMetersHint}
          error={enquiry.fields.formState.errors.squareMeters?.message}
          inputMode="decimal"
          autoComplete="off"
          {...enquiry.typed("squareMeters")}
        />
      </div>
      <QuoteFiles {...{ enquiry, texts }} />
    </>
  );
}
