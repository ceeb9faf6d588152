import type { ResultTexts, StartTexts } from "@/content/price-indication";
import { Field } from "@/ui/Field";
import type { Work } from "./calculation";
import {
  addressNames,
  byMeasures,
  type ChoiceName,
  type Choices,
  chosenSquareMetres,
  mistakes,
} from "./choices";
import styles from "./AreaQuestion.module.css";
import { measuresFor, parseNumber } from "./measures";
import { squareMetresText } from "./messages";
import { TileQuestion } from "./TileQuestion";

interface Props {
  texts: StartTexts;
  /** Absent as long as there is nothing to measure with. */
  measuring: ResultTexts["measuring"] | undefined;
  choices: Choices;
  work: Work | undefined;
  onChange: (name: ChoiceName, value: string) => void;
}

/** How large it is: square metres as a number, or what follows from the measures of a room or a wall. */
export function AreaQuestion({ texts, measuring, choices, work, onChange }: Props) {
  const measured = byMeasures(choices, work);
  const canMeasure = work && work.measure !== "none";
  const wrong = mistakes(choices, work);
  const names = measured && work ? measuresFor[work.measure] : (["squareMetres"] as const);
  const area = measured ? chosenSquareMetres(choices, work) : undefined;

  const complete = names.every((name) => name === "openings" || parseNumber(choices[name]) !== undefined);

  const errorOf = (name: (typeof names)[number]) => {
    if (wrong.includes(name)) return texts.noNumber;
    return name === "openings" && complete && wrong.length === 0 && !area
      ? measuring?.openingsTooLarge
      : undefined;
  };
  const labelOf = (name: (typeof names)[number]) =>
    name === "squareMetres" || !measuring ? texts.squareMetres : measuring[name];

  return (
    <div className={styles.area}>
      {measuring && canMeasure && (
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
      <div className={styles.fields}>
        {names.map((name) => (
          <Field
            key={name}
            name={addressNames[name]}
            label={labelOf(name)}
            hint={work?.measure === "none" ? measuring?.framesHint : undefined}
            error={errorOf(name)}
            optional={name === "openings" ? measuring?.optional : undefined}
            inputMode="decimal"
            enterKeyHint="done"
            value={choices[name]}
            onChange={(event) => onChange(name, event.currentTarget.value)}
          />
        ))}
      </div>
      {measuring && area !== undefined && (
        <p className={styles.sum}>{measuring.sum.replace("{squareMetres}", squareMetresText(area))}</p>
      )}
    </div>
  );
}
