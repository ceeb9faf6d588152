import { type ComponentProps, useEffect, useState } from "react";
import type { EnquiryAction } from "#components/enquiry/enquiry-reducer.ts";
import { createEnquiryStore } from "#components/enquiry/enquiry-store.ts";
import { ContactForm } from "#components/enquiry/form/ContactForm.tsx";
import { QuoteForm } from "#components/enquiry/form/QuoteForm.tsx";
import type { FormName } from "#contract/fields.ts";

interface Props extends Omit<ComponentProps<typeof QuoteForm>, "store"> {
  form: FormName;
  /** What has happened to the form. */
  history: readonly EnquiryAction[];
}

/** A form to which all of this has happened. It goes on from there, as every form does. */
export function FormState({ form, history, ...props }: Props) {
  const [store] = useState(createEnquiryStore);

  // Once the form listens, so that its controls show the answers.
  useEffect(() => {
    for (const action of history) {
      store.dispatch(action);
    }
  }, [store, history]);

  return form === "quote" ? (
    <QuoteForm {...props} store={store} />
  ) : (
    <ContactForm {...props} store={store} />
  );
}
