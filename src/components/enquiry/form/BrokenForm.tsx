import { useEffect, useState } from "react";
import { AlertBox } from "#components/enquiry/AlertBox.tsx";
import {
  type EnquiryStore,
  type FormProps,
  useEnquiryState,
} from "#components/enquiry/enquiry-store.ts";
import { type Draft, readDraft, writeDraft } from "#components/enquiry/kept/draft.ts";
import { enquiryText } from "#components/enquiry/sending/params.ts";
import { EnquiryNumber } from "#components/enquiry/sent/EnquiryNumber.tsx";
import { WhatFollows } from "#components/enquiry/sent/WhatFollows.tsx";
import { Boundary } from "#components/fallback/Boundary.tsx";
import { FallbackButtons } from "#components/fallback/FallbackButtons.tsx";
import { focus } from "#components/fallback/focus.ts";
import { type FormName, textFields } from "#contract/fields.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { findForm, readControls } from "./form-controls.ts";

type Props = FormProps & { form: FormName };

/**
 * The answers in a form that broke, which may have been before it read them: its controls still
 * exist when this is first rendered.
 */
function draftOfBrokenForm(form: FormName, store: EnquiryStore): Draft {
  const state = store.get();
  const draft = state.hasBegun ? state : (readDraft(form) ?? state);
  const element = findForm(form);
  const typed = element ? readControls(element) : {};
  const values = { ...draft.values };
  for (const field of textFields) {
    values[field] = typed[field] || values[field];
  }
  return { ...draft, values };
}

/** Stores what was typed, and offers to send it by WhatsApp or e-mail. */
function SendAnotherWay({ form, texts, firm, store }: Props) {
  const [draft] = useState(() => draftOfBrokenForm(form, store));

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

/** Replaces a form that broke before its enquiry was sent. */
function NotSent(props: Props) {
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

/**
 * Replaces a form that failed to render. An enquiry that was being sent goes on, and nobody has to
 * send again what has arrived.
 */
export function BrokenForm(props: Props) {
  const { texts, store } = props;
  const { phase, received, sender } = useEnquiryState(store);
  if (phase === "sending") {
    return <p role="status">{texts.sending}</p>;
  }
  if (phase !== "sent") {
    return <NotSent {...props} />;
  }
  return (
    <div ref={focus} className="l-stack u-inset plane-yellow" tabIndex={-1}>
      <p className="t-bold t-text-l">{texts.sent.heading}</p>
      <p>
        <EnquiryNumber text={texts.reference} enquiryNumber={received?.enquiryNumber ?? ""} />
      </p>
      {sender && <WhatFollows texts={texts} sender={sender} />}
    </div>
  );
}
