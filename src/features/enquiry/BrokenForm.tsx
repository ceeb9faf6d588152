import { useEffect, useState } from "react";
import type { FormName } from "#contract/form.ts";
import type { EnquiryProps } from "#data/pages/enquiry.ts";
import { FallbackButtons } from "#features/shared/FallbackButtons.tsx";
import { focus } from "#features/shared/focus.ts";
import { Boundary } from "#features/shared/island.tsx";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { readDraft, writeDraft } from "./draft.ts";
import styles from "./EnquiryForm.module.css";
import { emptyValues } from "./fields.ts";
import { enquiryText } from "./params.ts";
import { typedInto } from "./prefill.ts";
import { formId } from "./use-enquiry.ts";

type Props = EnquiryProps & { form: FormName };

/**
 * What was typed, with the draft it belongs to; the form itself still stands when this is first
 * rendered.
 */
function typedBefore(form: FormName) {
  const draft = readDraft(form) ?? { values: emptyValues };
  const broken = document.getElementById(formId(form));
  const typed = broken instanceof HTMLFormElement ? typedInto(broken) : {};
  return { ...draft, values: { ...draft.values, ...typed } };
}

/** What was typed is kept, and goes along to WhatsApp and e-mail. */
function Typed({ form, texts, firm }: Props) {
  const [draft] = useState(() => typedBefore(form));

  useEffect(() => writeDraft(form, draft), [form, draft]);

  return (
    <div className="u-above-3">
      <p className="t-paragraph">{texts.broken}</p>
      <div className="l-actions">
        <FallbackButtons
          firm={firm}
          names={texts.failed}
          subject={texts.subject}
          text={enquiryText(draft.values, texts, draft)}
        />
      </div>
    </div>
  );
}

/** In the place of a form that broke. */
export function BrokenForm(props: Props) {
  const { texts, firm } = props;
  const { heading, text, reload, call, technical } = texts.island;
  return (
    <div>
      <div ref={focus} className={styles.failure} role="alert" tabIndex={-1}>
        <p className="t-bold t-text-l">{heading}</p>
        <p>{text}</p>
        <div className="l-actions">
          <Button onClick={() => location.reload()}>{reload}</Button>
          <ButtonLink href={`tel:${firm.phoneInternational}`} tone="line">
            {call}
          </ButtonLink>
          <ButtonLink href={`mailto:${firm.email}`} tone="line">
            {firm.email}
          </ButtonLink>
        </div>
        <p className="t-small" lang="en">
          {technical}
        </p>
      </div>
      <Boundary>
        <Typed {...props} />
      </Boundary>
    </div>
  );
}
