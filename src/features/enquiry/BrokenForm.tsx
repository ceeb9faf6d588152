import { useEffect, useState } from "react";
import type { FormName } from "#contract/form.ts";
import type { EnquiryProps } from "#data/texts/enquiry-props.ts";
import { FallbackButtons } from "#features/shared/FallbackButtons.tsx";
import { focus } from "#features/shared/focus.ts";
import { Boundary } from "#features/shared/island.tsx";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { AlertBox } from "./AlertBox.tsx";
import { type Draft, readDraft, writeDraft } from "./draft.ts";
import { emptyValues } from "./fields.ts";
import { readControls } from "./form-controls.ts";
import { formId } from "./form-ids.ts";
import { enquiryText } from "./params.ts";

type Props = EnquiryProps & { form: FormName };

/**
 * The draft of a form, completed from its controls, which still exist when this component is first
 * rendered.
 */
function draftOfBrokenForm(form: FormName): Draft {
  const draft = readDraft(form) ?? { values: emptyValues };
  const brokenForm = document.getElementById(formId(form));
  const typed = brokenForm instanceof HTMLFormElement ? readControls(brokenForm) : {};
  return { ...draft, values: { ...draft.values, ...typed } };
}

/** Stores what was typed, and offers to send it by WhatsApp or e-mail. */
function SendAnotherWay({ form, texts, firm }: Props) {
  const [draft] = useState(() => draftOfBrokenForm(form));

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

/** Replaces a form that failed to render. */
export function BrokenForm(props: Props) {
  const { texts, firm } = props;
  const { heading, text, reload, call, technical } = texts.island;
  return (
    <div>
      <AlertBox ref={focus} belowToast>
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
      </AlertBox>
      <Boundary>
        <SendAnotherWay {...props} />
      </Boundary>
    </div>
  );
}
