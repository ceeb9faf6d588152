import { type ReactNode, useEffect, useRef } from "react";
import type { StartTexts } from "@/content/price-indication";
import { AreaQuestion } from "./AreaQuestion";
import { chosenBuilding, worksOf } from "./choices";
import { enquiryOf, handOver } from "./hand-over";
import { indicate } from "./indication";
import { outcomeText } from "./messages";
import styles from "./PriceIndication.module.css";
import { PriceResult } from "./PriceResult";
import { TileQuestion } from "./TileQuestion";
import { addressFor, useChoices } from "./use-choices";
import { useFigures } from "./use-figures";
import { WorkNotes } from "./WorkNotes";

interface Props {
  texts: StartTexts;
  services: readonly (readonly [slug: string, label: string])[];
  /** The id of the quote form that takes the indication along. */
  formId: string;
  /** The prices, for as long as there is no result; lines with data-service stand out when it is chosen. */
  list?: ReactNode;
}

/**
 * What a job costs, from a service and its square metres, and one button that takes it into the quote form. The
 * address holds the choices. Without script the list of prices stands here instead.
 */
export default function PriceIndication({ texts, services, formId, list }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const { choices, settled, change } = useChoices(form);
  const loaded = useFigures();
  const ready = loaded === "failed" ? undefined : loaded;
  const indication = ready && indicate(ready, choices);
  const settledIndication = ready && indicate(ready, settled);
  const works = ready ? worksOf(ready.figures, choices.service) : [];
  const service = indication?.service;
  const hasResult = indication?.estimate !== undefined;

  // The list is part of the page and stays as it was delivered; only this is added to it.
  useEffect(() => {
    for (const line of plane.current?.querySelectorAll<HTMLElement>("[data-service]") ?? [])
      line.toggleAttribute("data-chosen", line.dataset["service"] === choices.service);
  }, [choices.service, hasResult]);

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
            legend={texts.service}
            options={services}
            value={choices.service}
            onChange={change}
          />
          {ready && service && "parts" in service && works.length > 1 && (
            <TileQuestion
              name="part"
              legend={ready.texts.measuring.part}
              options={works.map(({ part }) => [part, service.parts[part] ?? part])}
              value={indication.work?.part ?? ""}
              onChange={change}
            />
          )}
          {(!service || works.length > 0) && (
            <>
              <AreaQuestion
                {...{ texts, choices }}
                work={indication?.work}
                measuring={ready?.texts.measuring}
                onChange={change}
              />
              <TileQuestion
                name="building"
                legend={texts.building}
                options={Object.entries(texts.buildings)}
                value={chosenBuilding(choices)}
                onChange={change}
                hint={texts.vat}
              />
            </>
          )}
        </form>
        <div ref={plane} className={styles.plane}>
          {ready && hasResult ? (
            <PriceResult
              {...ready}
              indication={indication}
              onTakeAlong={() => handOver(enquiryOf(indication, choices, texts, ready.texts), formId)}
              address={() => new URL(addressFor(choices), location.href).href}
            />
          ) : (
            list
          )}
          {loaded === "failed" && <p role="alert">{texts.failed}</p>}
        </div>
      </div>
      {ready && service && "basis" in service && <WorkNotes service={service} words={ready.texts.notes} />}
      <p className="visually-hidden" role="status">
        {settledIndication && ready && outcomeText(settledIndication, ready.texts)}
      </p>
    </>
  );
}
