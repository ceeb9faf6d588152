import { businessPremises } from "@contractor/core/enquiry/fields.ts";
import { fill } from "@contractor/core/facts/format/fill.ts";
import type { Enquiry } from "#components/enquiry/use-enquiry.ts";
import { Field } from "#ui/Field.tsx";
import { fieldId } from "#ui/field-attributes.ts";
import { phoneDoubt, usualDomain } from "./validate.ts";

/** The fields for the visitor's name, contact details and address. */
export function PersonFields({ enquiry }: { enquiry: Enquiry }) {
  const { texts, state, errors, isLeft } = enquiry;
  const { field } = enquiry.fieldProps;
  const { email, phone, projectType } = state.values;
  const asksPhone = isLeft("phone") && !errors.phone;
  const domain = isLeft("email") ? usualDomain(email) : undefined;

  /** Corrects the end of an e-mail address with a slip in it. */
  const correctEmail = () => {
    enquiry.answer({ email: `${email.slice(0, email.lastIndexOf("@"))}@${domain}` });
    document.getElementById(fieldId("email"))?.focus();
  };

  return (
    <>
      <Field
        {...field("name")}
        label={projectType === businessPremises ? texts.nameAndCompany : texts.fields.name}
        autoComplete="name"
      />
      <Field
        {...field("email")}
        autoComplete="email"
        type="email"
        more={
          // The element is there before its text is, so that a screen reader announces it.
          <div role="status">
            {domain && (
              <button type="button" className="u-more" onClick={correctEmail}>
                {fill(texts.doubts.email, { domain })}
              </button>
            )}
          </div>
        }
      />
      <Field
        {...field("phone")}
        autoComplete="tel"
        type="tel"
        hint={asksPhone ? phoneDoubt(phone, texts) : undefined}
      />
      <Field {...field("address")} autoComplete="address-line1" />
      <Field {...field("postalCode")} autoComplete="postal-code" autoCapitalize="characters" />
      <Field {...field("city")} autoComplete="address-level2" />
    </>
  );
}
