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

type Words = "area" | "bySquareMetres" | "byMeasures" | "squareMetres" | "noNumber" | "openingsTooLarge";
type FieldWords = "length" | "width" | "facadeWidth" | "height" | "openings" | "openingsHint" | "framesHint";

interface Props {
  ask: Record<Words | FieldWords, string> & { optional: string };
  choices: Choices;
  work: Work | undefined;
  onChange: (name: ChoiceName, value: string) => void;
}

/** How large it is: square metres as a number, or what follows from the measures of a room or a wall. */
export function AreaQuestion({ ask, choices, work, onChange }: Props) {
  const measured = byMeasures(choices, work);
  const canMeasure = work && work.measure !== "none";
  const wrong = mistakes(choices, work);
  const names = measured && work ? measuresFor[work.measure] : (["squareMetres"] as const);
  const area = measured ? chosenSquareMetres(choices, work) : undefined;

  const complete = names.every((name) => name === "openings" || parseNumber(choices[name]) !== undefined);

  const errorOf = (name: (typeof names)[number]) => {
    if (wrong.includes(name)) return ask.noNumber;
    return name === "openings" && complete && wrong.length === 0 && !area ? ask.openingsTooLarge : undefined;
  };
  const labelOf = (name: (typeof names)[number]) =>
    name === "width" && work?.measure === "facade" ? ask.facadeWidth : ask[name];
  const hintOf = (name: (typeof names)[number]) => {
    if (name === "openings") return ask.openingsHint;
    return name === "squareMetres" && work?.measure === "none" ? ask.framesHint : undefined;
  };

  return (
    <div className={styles.area}>
      {canMeasure && (
        <TileQuestion
          name="by"
          legend={ask.area}
          options={[
            ["m2", ask.bySquareMetres],
            ["maten", ask.byMeasures],
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
            hint={hintOf(name)}
            error={errorOf(name)}
            optional={name === "openings" ? ask.optional : undefined}
            inputMode="decimal"
            enterKeyHint="done"
            value={choices[name]}
            onChange={(event) => onChange(name, event.currentTarget.value)}
          />
        ))}
      </div>
      {area !== undefined && (
        <p className={styles.total}>
          <b>{squareMetresText(area)}</b>
        </p>
      )}
    </div>
  );
}
