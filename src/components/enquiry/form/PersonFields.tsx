import type { Enquiry } from "#components/enquiry/use-enquiry.ts";
import { businessPremises } from "#contract/fields.ts";
import { fill } from "#data/format/fill.ts";
import { Field } from "#ui/Field.tsx";
import { fieldId } from "#ui/field-attributes.ts";
import { phoneDoubt, usualDomain } from "./validate.ts";

/** The fields for the visitor's name, contact details and address. */
export function PersonFields({ enquiry }: { enquiry: Enquiry }) {
  const { texts, state, errors, isLeft, fillInSender } = enquiry;
  const { field } = enquiry.fieldProps;
  const { phone, projectType } = state.values;
  const asksPhone = isLeft("phone") && !errors.phone;
  return (
    <>
      {fillInSender && (
        <p className="l-whole">
          <button type="button" className="u-more" onClick={fillInSender}>
            {texts.sameVisitor}
          </button>
        </p>
      )}
      <Field
        {...field("name")}
        label={projectType === businessPremises ? texts.nameAndCompany : texts.fields.name}
        autoComplete="name"
      />
      <Field
        {...field("email")}
        autoComplete="email"
        type="email"
        more={<UsualDomain enquiry={enquiry} />}
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

/** A button that corrects the end of an e-mail address with a slip in it. */
function UsualDomain({ enquiry }: { enquiry: Enquiry }) {
  const { email } = enquiry.state.values;
  const domain = enquiry.isLeft("email") ? usualDomain(email) : undefined;

  const correct = () => {
    enquiry.answer({ email: `${email.slice(0, email.lastIndexOf("@"))}@${domain}` });
    document.getElementById(fieldId("email"))?.focus();
  };

  // The element is there before its text is, so that a screen reader announces it.
  return (
    <div role="status">
      {domain && (
        <button type="button" className="u-more" onClick={correct}>
          {fill(enquiry.texts.doubts.email, { domain })}
        </button>
      )}
    </div>
  );
}
