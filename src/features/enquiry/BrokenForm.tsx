import { useEffect, useState } from "react";
import type { FormName } from "#contract/form.ts";
import { BrokenIsland } from "@/features/shared/BrokenIsland";
import { ButtonLink } from "@/ui/Button";
import { browserStore, readDraft, writeDraft } from "./draft";
import styles from "./EnquiryForm.module.css";
import { enquiryText, fallbackLinks, wordsOf } from "./fallback-contact";
import { draftKeys, emptyKept } from "./fields";
import { typedInto } from "./prefill";
import type { EnquiryProps } from "./use-enquiry";

interface Props extends EnquiryProps {
  form: FormName;
  id: string;
}

/** What was typed, with the draft it belongs to; the form itself still stands when this is first rendered. */
function typedBefore(form: FormName, id: string) {
  const draft = readDraft(browserStore(), draftKeys[form]) ?? { values: emptyKept };
  const broken = document.getElementById(id);
  const { privacy, website, ...typed } = broken instanceof HTMLFormElement ? typedInto(broken) : {};
  return { ...draft, values: { ...draft.values, ...typed } };
}

/** In the place of a form that broke: what was typed is kept, and goes along to WhatsApp and e-mail. */
export function BrokenForm({ form, id, texts, firm }: Props) {
  const [draft] = useState(() => typedBefore(form, id));

  useEffect(() => writeDraft(browserStore(), draftKeys[form], draft), [form, draft]);

  const links = fallbackLinks(firm, texts.subject, enquiryText(draft.values, wordsOf(texts), draft));
  return (
    <div>
      <BrokenIsland />
      <div className={styles.kept}>
        <p>{texts.broken}</p>
        <div className={styles.ways}>
          {links.whatsapp && (
            <ButtonLink tone="line" href={links.whatsapp} rel="noopener">
              {texts.failed.whatsapp}
            </ButtonLink>
          )}
          <ButtonLink tone="line" href={links.email}>
            {texts.failed.email}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
