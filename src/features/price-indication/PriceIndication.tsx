import { useRef } from "react";
import type { PriceIndicationTexts } from "@/content/price-indication";
import type { Figures } from "./calculation";
import { AreaQuestion } from "./AreaQuestion";
import { chosenBuilding, worksOf } from "./choices";
import { enquiryOf, handOver } from "./hand-over";
import { indicate } from "./indication";
import { outcomeText } from "./messages";
import styles from "./PriceIndication.module.css";
import { PriceList } from "./PriceList";
import { PriceResult } from "./PriceResult";
import { TileQuestion } from "./TileQuestion";
import { addressFor, useChoices } from "./use-choices";
import { WorkNotes } from "./WorkNotes";

interface Props {
  figures: Figures;
  texts: PriceIndicationTexts;
  /** The id of the quote form that takes the indication along. */
  formId: string;
}

/**
 * What a job costs, from a service and its square metres, and one button that takes it into the quote form. The
 * address holds the choices. Without script the prices per square metre stand here instead.
 */
export default function PriceIndication({ figures, texts, formId }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { choices, settled, change } = useChoices(form);
  const { ask } = texts;
  const indication = indicate(figures, texts, choices);
  const settledIndication = indicate(figures, texts, settled);
  const works = worksOf(figures, choices.service);
  const service = indication?.service;

  const takeAlong = () => {
    if (!indication) return;
    const words = { building: texts.buildings[indication.building], visit: texts.visit.next };
    handOver(enquiryOf(indication, choices, words), formId);
  };

  return (
    <>
      <div className={styles.columns}>
        <form
          ref={form}
          className={styles.questions}
          autoComplete="off"
          onSubmit={(event) => event.preventDefault()}
          aria-label={texts.label}
        >
          <p className={styles.intro}>{texts.intro}</p>
          <TileQuestion
            name="service"
            legend={ask.service}
            options={texts.services.map(({ slug, label }) => [slug, label])}
            value={choices.service}
            onChange={change}
          />
          {service && "parts" in service && works.length > 1 && (
            <TileQuestion
              name="part"
              legend={ask.part}
              options={works.map(({ part }) => [part, service.parts[part] ?? part])}
              value={indication.work?.part ?? ""}
              onChange={change}
            />
          )}
          {(!service || works.length > 0) && (
            <>
              <AreaQuestion {...{ ask, choices }} work={indication?.work} onChange={change} />
              <TileQuestion
                name="building"
                legend={ask.building}
                options={Object.entries(texts.buildings)}
                value={chosenBuilding(choices)}
                onChange={change}
                hint={texts.vat}
              />
            </>
          )}
        </form>
        <div className={styles.plane}>
          {indication?.estimate ? (
            <PriceResult
              indication={indication}
              {...{ texts, figures }}
              onTakeAlong={takeAlong}
              address={() => new URL(addressFor(choices), location.href).href}
            />
          ) : (
            <PriceList {...{ texts, figures }} chosen={choices.service} />
          )}
        </div>
      </div>
      {service && "basis" in service && <WorkNotes {...{ service }} words={texts.notes} />}
      <p className="visually-hidden" role="status">
        {settledIndication && outcomeText(settledIndication, texts.visit.next)}
      </p>
    </>
  );
}
