import type { ResultTexts } from "@/content/pages/price-indication";
import { Field } from "@/ui/Field";
import { chosenSquareMetres, mistakes } from "./area";
import type { Work } from "./calculation";
import { addressNames, type ChoiceName, type Choices, type MeasureName } from "./choices";
import styles from "./MeasureFields.module.css";
import { measuresFor } from "./measures";
import { parseNumber, squareMetresText } from "./numbers";

interface Props {
  measuring: ResultTexts["measuring"];
  work: Work;
  choices: Choices;
  onChange: (name: ChoiceName, value: string) => void;
}

/** The measures of a room or a wall, and the square metres they make. */
export function MeasureFields({ measuring, work, choices, onChange }: Props) {
  const wrong = mistakes(choices, work);
  const names = measuresFor[work.measure];
  const area = chosenSquareMetres(choices, work);
  const complete = names.every((name) => name === "openings" || parseNumber(choices[name]) !== undefined);

  const errorOf = (name: MeasureName) => {
    if (wrong.includes(name)) return measuring.noNumber;
    return name === "openings" && complete && wrong.length === 0 && !area
      ? measuring.openingsTooLarge
      : undefined;
  };

  return (
    <>
      <div className={styles.fields}>
        {names.map((name) => (
          <Field
            key={name}
            name={addressNames[name]}
            label={measuring[name]}
            error={errorOf(name)}
            optional={name === "openings" ? measuring.optional : undefined}
            type="text"
            inputMode="decimal"
            value={choices[name]}
            onChange={(event) => onChange(name, event.currentTarget.value)}
          />
        ))}
      </div>
      {area !== undefined && (
        <p className={styles.sum}>{measuring.sum.replace("{squareMetres}", squareMetresText(area))}</p>
      )}
    </>
  );
}
