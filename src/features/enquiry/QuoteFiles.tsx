import { identityOf } from "@/features/uploads/files";
import { Close } from "@/ui/icons";
import { FilePicker, filesInputId } from "./FilePicker";
import type { Enquiry } from "./use-enquiry";

/** The files of a request for a quote: they travel with it, or they are counted, to be asked for later. */
export function QuoteFiles({ enquiry }: { enquiry: Enquiry }) {
  const { files: texts, fields } = enquiry.texts;
  const { travel, names, removeName, opened, hasFailed, prepare, add } = enquiry.files;
  const leaveOut = (file: File) => {
    removeName(file);
    document.getElementById(filesInputId)?.focus();
  };
  return (
    <FilePicker
      label={fields.files}
      hint={texts.hint}
      camera={texts.camera}
      takesDrops={travel}
      onChoose={add}
      onTouch={prepare}
    >
      {hasFailed && <p role="alert">{texts.failed}</p>}
      {opened && <opened.Gallery uploads={opened.uploads} remove={texts.remove} inputId={filesInputId} />}
      {names.length > 0 && (
        <ul>
          {names.map((file) => (
            <li key={identityOf(file)}>
              <span>{file.name}</span>
              <button
                type="button"
                aria-label={texts.remove.replace("{name}", file.name)}
                onClick={() => leaveOut(file)}
              >
                <Close />
              </button>
            </li>
          ))}
        </ul>
      )}
    </FilePicker>
  );
}
