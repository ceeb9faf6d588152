import { type ReactNode, useRef } from "react";
import type { Building } from "@/content/lib/price-rules";
import type { StartTexts } from "@/content/pages/price-indication";
import { island } from "@/features/shared/island";
import { Field } from "@/ui/Field";
import { addressNames, byMeasures, chosenBuilding, chosenWork, worksOf } from "./choices";
import planes from "@/ui/planes.module.css";
import styles from "./PriceIndication.module.css";
import { TileQuestion } from "./TileQuestion";
import { addressFor, useChoices } from "./use-choices";
import { useTariff } from "./use-tariff";

interface Props {
  texts: StartTexts;
  services: readonly (readonly [slug: string, label: string])[];
  /** The building that is chosen at first, by service, where it is not the usual one. */
  firstBuildings: Record<string, Building>;
  /** The id of the quote form that takes the indication along. */
  formId: string;
  /** The prices, for as long as there is no result; lines with data-service stand out when it is chosen. */
  list?: ReactNode;
}

/**
 * What a job costs, from a service and its square metres, and one button that takes it into the quote form. The
 * address holds the choices; the square metres come last, right above what they change. Without script the list of prices stands here instead.
 */
function PriceIndication({ texts, services, firstBuildings, formId, list }: Props) {
  const questions = useRef<HTMLDivElement>(null);
  const { choices, change } = useChoices(questions);
  const calculator = useTariff(choices.service !== "");
  const loaded = calculator === "failed" ? undefined : calculator;
  const works = loaded ? worksOf(loaded.tariff, choices.service) : [];
  const work = loaded && chosenWork(loaded.tariff, choices);
  const wrong = loaded?.mistakes(choices, work) ?? [];

  return (
    <div className={styles.columns}>
      <div ref={questions} className={styles.questions}>
        <p className={styles.intro}>{texts.intro}</p>
        <TileQuestion
          name="service"
          legend={texts.service}
          options={services}
          value={choices.service}
          onChange={change}
        />
        {(!loaded || !choices.service || work) && (
          <>
            <TileQuestion
              name="building"
              legend={texts.building}
              options={Object.entries(texts.buildings)}
              value={chosenBuilding(choices, firstBuildings[choices.service])}
              onChange={change}
              hint={texts.vat}
            />
            <div className={styles.area}>
              {loaded && work && (
                <loaded.WorkQuestions {...{ works, work, choices }} texts={loaded.texts} onChange={change} />
              )}
              {!byMeasures(choices, work) && (
                <Field
                  name={addressNames.squareMetres}
                  label={texts.squareMetres}
                  hint={work?.measure === "none" ? loaded?.texts.measuring.framesHint : undefined}
                  error={wrong.includes("squareMetres") ? loaded?.texts.measuring.noNumber : undefined}
                  type="text"
                  inputMode="decimal"
                  value={choices.squareMetres}
                  onChange={(event) => change("squareMetres", event.currentTarget.value)}
                />
              )}
            </div>
          </>
        )}
      </div>
      {loaded ? (
        <loaded.PriceOutcome
          {...{ loaded, choices, formId, list }}
          start={texts}
          address={() => addressFor(choices)}
        />
      ) : (
        <div className={`${styles.plane} ${planes.cobalt}`}>
          {list}
          {calculator === "failed" && <p role="alert">{texts.failed}</p>}
        </div>
      )}
    </div>
  );
}

export default island(PriceIndication);
