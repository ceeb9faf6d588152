/** A text with the reference of an enquiry, which is read over the phone: never on two lines. */
export function WithReference({ text, reference }: { text: string; reference: string }) {
  const [before, after] = text.split("{reference}");
  return (
    <>
      {before}
      <span className="u-nowrap">{reference}</span>
      {after}
    </>
  );
}
