import type { FormName } from "@contractor/core/enquiry/fields.ts";
import type { EnquiryProps } from "@contractor/core/facts/enquiry/enquiry-props.ts";
import { type ComponentType, useEffect, useState } from "react";
import { useStore } from "#components/device/create-store.ts";
import { createEnquiryStore, type FormProps } from "#components/enquiry/enquiry-store.ts";
import { type EnquiryValues, formId } from "#components/enquiry/fields.ts";
import { firstState, writeDraft } from "#components/enquiry/kept/draft.ts";
import { enquiryText } from "#components/enquiry/sending/params.ts";
import { Received } from "#components/enquiry/sent/parts.tsx";
import { Boundary } from "#components/fallback/Boundary.tsx";
import { FallbackButtons } from "#components/fallback/FallbackButtons.tsx";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { AlertBox } from "./Alerts.tsx";
import { readControls } from "./form-controls.ts";

/** What was typed in a form before its script came. */
function typedIn(form: FormName): Partial<EnquiryValues> {
  const prerendered = import.meta.env.SSR ? null : document.getElementById(formId(form));
  return prerendered ? readControls(prerendered as HTMLFormElement) : {};
}

/**
 * Makes an island of a form. Its enquiry is kept above the form, which may break. `frame` is the
 * class around what then takes its place.
 */
export function formIsland<Props extends EnquiryProps>(
  form: FormName,
  Form: ComponentType<Props & Pick<FormProps, "store">>,
  frame?: string,
) {
  return (props: Props) => {
    const [store] = useState(createEnquiryStore);
    const [typed] = useState(() => typedIn(form));
    const broken = (
      <div className={frame}>
        <BrokenForm {...props} form={form} store={store} typed={typed} />
      </div>
    );
    return (
      <Boundary fallback={broken}>
        <Form {...props} store={store} />
      </Boundary>
    );
  };
}

interface BrokenProps extends FormProps {
  form: FormName;
  typed: Partial<EnquiryValues>;
}

/** A ref callback that moves the focus to an element when it is added to the page. */
const focus = (element: HTMLElement | null) => element?.focus();

/**
 * Replaces a form that failed to render. An enquiry that was being sent goes on, and nobody has to
 * send again what has arrived.
 */
function BrokenForm(props: BrokenProps) {
  const { texts, firm, store } = props;
  const { phase, received } = useStore(store);
  if (phase === "sending") {
    return <p role="status">{texts.sending}</p>;
  }
  if (phase === "sent" && received) {
    return <Received ref={focus} tabIndex={-1} texts={texts} received={received} />;
  }
  const { heading, text, reload, call, technical } = texts.island;
  return (
    <div>
      <AlertBox ref={focus}>
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
 * Keeps the answers in a form that broke, which may have been before it read them, and offers to
 * send them by WhatsApp or e-mail.
 */
function SendAnotherWay({ form, texts, firm, store, typed }: BrokenProps) {
  const [draft] = useState(() => (store.get().hasBegun ? store.get() : firstState(form, typed)));

  useEffect(() => writeDraft(form, draft), [form, draft]);

  return (
    <div className="u-above-3">
      <p className="t-paragraph">{texts.broken}</p>
      <div className="l-actions">
        <FallbackButtons
          firm={firm}
          texts={texts}
          text={enquiryText(draft.values, texts, {}, draft.enquiryNumber)}
        />
      </div>
    </div>
  );
}
