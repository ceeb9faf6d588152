import { useEffect, useState } from "react";
import type { FormName } from "#contract/form.ts";
import type { EnquiryProps } from "@/content/pages/enquiry";
import { BrokenIsland } from "@/features/shared/BrokenIsland";
import { FallbackButtons } from "@/features/shared/FallbackButtons";
import { readDraft, writeDraft } from "./draft";
import { emptyKept } from "./fields";
import { enquiryText } from "./params";
import { typedInto } from "./prefill";
import { formId } from "./use-enquiry";

/** What was typed, with the draft it belongs to; the form itself still stands when this is first rendered. */
function typedBefore(form: FormName) {
  const draft = readDraft(form) ?? { values: emptyKept };
  const broken = document.getElementById(formId(form));
  const typed = broken instanceof HTMLFormElement ? typedInto(broken) : {};
  return { ...draft, values: { ...draft.values, ...typed } };
}

/** In the place of a form that broke: what was typed is kept, and goes along to WhatsApp and e-mail. */
export function BrokenForm({ form, texts, firm }: EnquiryProps & { form: FormName }) {
  const [draft] = useState(() => typedBefore(form));

  useEffect(() => writeDraft(form, draft), [form, draft]);

  return (
    <div>
      <BrokenIsland />
      <div className="above-3">
        <p className="paragraph">{texts.broken}</p>
        <div className="actions">
          <FallbackButtons
            {...{ firm, names: texts.failed, subject: texts.subject }}
            text={enquiryText(draft.values, texts, draft)}
          />
        </div>
      </div>
    </div>
  );
}
