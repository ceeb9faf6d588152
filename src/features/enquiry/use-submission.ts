import { useCallback, useRef } from "react";
import type { EnquiryTexts } from "@/content/pages/enquiry";
import type { FormName } from "#contract/form.ts";
import type { Sending, Submission } from "./submission";
import { browserStore } from "./draft";
import { within } from "./within";

/** The mail library reaches for local storage when it is loaded, and breaks where the browser refuses it. */
async function importSubmission() {
  if (!browserStore())
    Object.defineProperty(window, "localStorage", { value: undefined, configurable: true });
  return import("./submission");
}

/** Fetches what checks and sends an enquiry, once; a failure to fetch it may be tried again. */
export function useSubmission(form: FormName, texts: EnquiryTexts, sending: Sending) {
  const submission = useRef<Submission>(undefined);
  const fetching = useRef<Promise<Submission>>(undefined);

  const fetchSubmission = useCallback(() => {
    fetching.current ??= within(sending.giveUpAfterSeconds, importSubmission(), "No script")
      .then(({ createSubmission }) => (submission.current = createSubmission(form, texts, sending)))
      .catch((error: unknown) => {
        fetching.current = undefined;
        throw error;
      });
    return fetching.current;
  }, [form, texts, sending]);

  /** Starts fetching ahead of need; whether it worked shows when it is needed. */
  const prepare = useCallback(() => void fetchSubmission().catch(() => {}), [fetchSubmission]);

  return { submission, fetchSubmission, prepare };
}
