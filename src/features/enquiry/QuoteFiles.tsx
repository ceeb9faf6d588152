import { Close } from "@/ui/icons";
import { FilePicker, filesInputId } from "./FilePicker";
import type { Enquiry, EnquiryProps } from "./use-enquiry";

interface Props extends Pick<EnquiryProps, "texts"> {
  enquiry: Enquiry;
}

/** What tells one file from another: cameras give the same names again and again. */
const identity = ({ name, size, lastModified }: File) => `${name}/${size}/${lastModified}`;

/** The files of a request for a quote: they travel with it, or they are counted, to be asked for later. */
export function QuoteFiles({ enquiry: { files }, texts }: Props) {
  const { travel, names, setNames, opened, prepare, add } = files;
  const shared = { label: texts.fields.files, hint: texts.files.hint };

  if (travel)
    return (
      <FilePicker {...shared} camera={texts.files.camera} takesDrops onChoose={add} onTouch={prepare}>
        {opened === "failed" && <p role="alert">{texts.files.failed}</p>}
        {opened && opened !== "failed" && (
          <opened.Gallery uploads={opened.uploads} remove={texts.files.remove} inputId={filesInputId} />
        )}
      </FilePicker>
    );

  const count = (chosen: File[]) => {
    const known = new Set(names.map(identity));
    setNames([...names, ...chosen.filter((file) => !known.has(identity(file)))]);
  };
  const remove = (removed: File) => {
    setNames(names.filter((file) => file !== removed));
    document.getElementById(filesInputId)?.focus();
  };
  return (
    <FilePicker {...shared} takesDrops={false} onChoose={count}>
      {names.length > 0 && (
        <ul>
          {names.map((file) => (
            <li key={identity(file)}>
              <span>{file.name}</span>
              <button
                type="button"
                aria-label={texts.files.remove.replace("{name}", file.name)}
                onClick={() => remove(file)}
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
