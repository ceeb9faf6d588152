import { dutchDay } from "@/content/lib/dates";

interface Props {
  /** When the promotion ends, as content/prices.yaml says it. */
  ends: string;
  text: string;
  /** What stands there when no script runs. */
  undated: string;
}

/** A text with the last day of the promotion; the end of a month end-of-month-script.ts writes when it is read. */
export function EndOfMonth({ ends, text, undated }: Props) {
  const [before, after] = text.split("{endOfMonth}");
  return (
    <>
      {before}
      {ends === "month" ? <span data-end-of-month="">{undated}</span> : dutchDay(ends)}
      {after}
    </>
  );
}
