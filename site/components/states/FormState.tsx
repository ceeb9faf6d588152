import type { FormName } from "@contractor/core/enquiry/fields.ts";
import { type ComponentProps, useEffect, useState } from "react";
import { createEnquiryStore, type EnquiryState } from "#components/enquiry/enquiry-store.ts";
import { ContactForm } from "#components/enquiry/form/ContactForm.tsx";
import { QuoteForm } from "#components/enquiry/form/QuoteForm.tsx";

interface Props extends Omit<ComponentProps<typeof QuoteForm>, "store"> {
  form: FormName;
  state: Partial<EnquiryState>;
}

/** A form in this state. It goes on from there, as every form does. */
export function FormState({ form, state, ...props }: Props) {
  const [store] = useState(createEnquiryStore);

  // Once the form listens, so that its controls show the answers.
  useEffect(() => store.restart(state), [store, state]);

  return form === "quote" ? (
    <QuoteForm {...props} store={store} />
  ) : (
    <ContactForm {...props} store={store} />
  );
}
