interface Props {
  text: string;
  reference: string;
}

/** A text with the reference of an enquiry, which is read over the phone: never on two lines. */
export function WithReference({ text, reference }: Props) {
  const [before, after] = text.split("{reference}");
  return (
    <>
      {before}
      <span className="nowrap">{reference}</span>
      {after}
    </>
  );
}
