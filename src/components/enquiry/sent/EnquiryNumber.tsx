interface Props {
  /** A text with {reference} in it. */
  text: string;
  enquiryNumber: string;
}

/** A text with an enquiry number that does not wrap, because it is read over the phone. */
export function EnquiryNumber({ text, enquiryNumber }: Props) {
  const [before, after] = text.split("{reference}");
  return (
    <>
      {before}
      <span className="u-nowrap">{enquiryNumber}</span>
      {after}
    </>
  );
}
