import { type ComponentType, useState } from "react";
import { createEnquiryStore, type EnquiryStore } from "#components/enquiry/enquiry-store.ts";
import { Boundary } from "#components/fallback/Boundary.tsx";
import type { FormName } from "#contract/fields.ts";
import type { EnquiryProps } from "#data/enquiry/enquiry-props.ts";
import { BrokenForm } from "./BrokenForm.tsx";

/**
 * Makes an island of a form. Its enquiry is kept above the form, which may break. `frame` is the
 * class around what then takes its place.
 */
export function formIsland<Props extends EnquiryProps>(
  form: FormName,
  Form: ComponentType<Props & { store: EnquiryStore }>,
  frame?: string,
) {
  return (props: Props) => {
    const [store] = useState(createEnquiryStore);
    const broken = (
      <div className={frame}>
        <BrokenForm {...props} form={form} store={store} />
      </div>
    );
    return (
      <Boundary fallback={broken}>
        <Form {...props} store={store} />
      </Boundary>
    );
  };
}
