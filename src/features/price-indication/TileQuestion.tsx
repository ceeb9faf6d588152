import { addressNames, type ChoiceName } from "./choices";
import styles from "./TileQuestion.module.css";

interface Props {
  name: ChoiceName;
  legend: string;
  /** Value and label of each answer. */
  options: readonly (readonly [value: string, label: string])[];
  value: string;
  onChange: (name: ChoiceName, value: string) => void;
  hint?: string;
}

/** A question with a few answers, each a tile large enough for a thumb. */
export function TileQuestion({ name, legend, options, value, onChange, hint }: Props) {
  const hintId = `${addressNames[name]}-hint`;
  return (
    <fieldset className={styles.question} aria-describedby={hint ? hintId : undefined}>
      <legend>{legend}</legend>
      <div className={styles.tiles}>
        {options.map(([option, label]) => (
          <label key={option} className={styles.tile}>
            <input
              type="radio"
              name={addressNames[name]}
              value={option}
              checked={option === value}
              onChange={() => onChange(name, option)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
