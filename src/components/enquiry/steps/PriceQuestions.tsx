import type { EnquiryValues } from "#components/enquiry/fields.ts";
import { answersText } from "#data/estimate/answers.ts";
import type { PriceBook } from "#data/estimate/price-book.ts";
import type { PricedJob } from "#data/estimate/priced-job.ts";
import { Tiles } from "./Tiles.tsx";

interface Props {
  pricedJob: PricedJob | undefined;
  /** Changes the answers whose tiles React checks. */
  onAnswer: (changed: Partial<EnquiryValues>) => void;
  words: PriceBook["texts"]["questions"];
}

/** The questions of the work whose answers are lines of the price. None has to be answered. */
export function PriceQuestions({ pricedJob, onAnswer, words }: Props) {
  const { work, answers } = pricedJob ?? {};
  if (!work || !answers || work.questions.length === 0) {
    return null;
  }
  return (
    <>
      <div className="l-whole u-with-script">
        <h3>{words.heading}</h3>
        <p className="t-small">{words.intro}</p>
      </div>
      {work.questions.map(({ name, question, hint, answers: offered }) => (
        <Tiles
          key={name}
          name={`price-${name}`}
          layout="chips"
          question={question}
          hint={hint}
          isOptional
          tiles={[
            ...offered.map(({ name: value, label }) => ({ value, label })),
            { value: "", label: words.unknown },
          ]}
          control={(value) => ({
            checked: value === (answers.get(name) ?? ""),
            onChange: () =>
              onAnswer({ answers: answersText(new Map([...answers, [name, value]])) }),
          })}
        />
      ))}
    </>
  );
}
