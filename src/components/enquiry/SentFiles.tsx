import type { ComponentProps } from "react";
import { FallbackButtons } from "#components/island/FallbackButtons.tsx";
import type { QuoteTexts } from "#data/enquiry/enquiry-props.ts";
import { fill } from "#data/format/fill.ts";
import { AlertBox } from "./AlertBox.tsx";
import type { EnquiryFiles } from "./use-files.ts";

interface Props extends Pick<ComponentProps<typeof FallbackButtons>, "firm" | "names"> {
  files: Pick<EnquiryFiles, "uploadsModule" | "leftBehind">;
  texts: QuoteTexts["files"];
}

/** What becomes of the files of enquiries that were sent, and what to do when they did not go. */
export function SentFiles({ files, texts, firm, names }: Props) {
  const { uploadsModule, leftBehind } = files;
  const subject = fill(texts.subject ?? "", { reference: leftBehind });
  return (
    <>
      {leftBehind && (
        <AlertBox>
          <p>{texts.leftBehind}</p>
          <div className="l-actions">
            <FallbackButtons firm={firm} names={names} subject={subject} text={subject} />
          </div>
        </AlertBox>
      )}
      {uploadsModule && (
        <uploadsModule.UploadStatus uploads={uploadsModule.uploads} firm={firm} names={names} />
      )}
    </>
  );
}
