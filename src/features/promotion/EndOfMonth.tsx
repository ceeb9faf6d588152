interface Props {
  /** A text with {endOfMonth} where the date stands. */
  text: string;
  /** What stands there when no script runs. */
  undated: string;
}

/** A text with the date on which this month ends; end-of-month-script.ts writes it on the day it is read. */
export function EndOfMonth({ text, undated }: Props) {
  const [before, after] = text.split("{endOfMonth}");
  return (
    <>
      {before}
      <span data-end-of-month="">{undated}</span>
      {after}
    </>
  );
}
