import type { ResultTexts } from "@/content/pages/price-indication";
import type { Work } from "./calculation";
import { byMeasures, type ChoiceName, type Choices } from "./choices";
import { MeasureFields } from "./MeasureFields";
import { TileQuestion } from "./TileQuestion";

interface Props {
  texts: ResultTexts;
  /** The parts of the chosen service, and the one that counts. */
  works: readonly Work[];
  work: Work;
  choices: Choices;
  onChange: (name: ChoiceName, value: string) => void;
}

/** What is asked once the service is known: which part of it, and whether its size is known or measured. */
export function WorkQuestions({ texts, works, work, choices, onChange }: Props) {
  const { measuring } = texts;
  const names = texts.services.find(({ slug }) => slug === work.service)?.indication?.parts ?? {};
  const measured = byMeasures(choices, work);
  return (
    <>
      {works.length > 1 && (
        <TileQuestion
          name="part"
          legend={measuring.part}
          options={works.map(({ part }) => [part, names[part] ?? part])}
          value={work.part}
          onChange={onChange}
        />
      )}
      {work.measure !== "none" && (
        <TileQuestion
          name="by"
          legend={measuring.area}
          options={[
            ["m2", measuring.bySquareMetres],
            ["maten", measuring.byMeasures],
          ]}
          value={measured ? "maten" : "m2"}
          onChange={onChange}
        />
      )}
      {measured && <MeasureFields {...{ measuring, work, choices, onChange }} />}
    </>
  );
}
