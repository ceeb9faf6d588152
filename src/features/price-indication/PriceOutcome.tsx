import { type ReactNode, useEffect, useRef, useState } from "react";
import type { StartTexts } from "@/content/pages/price-indication";
import type { Choices } from "./choices";
import { enquiryOf, handOver } from "./hand-over";
import { indicate } from "./indication";
import type { Loaded } from "./loaded";
import { outcomeText } from "./messages";
import planes from "@/ui/planes.module.css";
import styles from "./PriceIndication.module.css";
import { PriceResult } from "./PriceResult";
import { WorkNotes } from "./WorkNotes";

/** Long enough not to speak between two digits. */
const pauseMs = 600;

/** A text once it has stayed the same for a while; "" until then. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

interface Props {
  loaded: Loaded;
  choices: Choices;
  start: StartTexts;
  formId: string;
  /** The address that shows this outcome. */
  address: () => string;
  /** Stands there as long as there is no result. */
  list: ReactNode;
}

/** What the choices come to, what that includes, and the same for who hears the page. */
export function PriceOutcome({ loaded, choices, start, formId, address, list }: Props) {
  const { texts, tariff } = loaded;
  const indication = indicate(loaded, choices);
  const spoken = useSettled(indication ? outcomeText(indication, texts) : "");
  const service = indication?.service;
  const plane = useRef<HTMLDivElement>(null);

  // The list is part of the page and stays as it was delivered; only this is added to it.
  useEffect(() => {
    for (const line of plane.current?.querySelectorAll<HTMLElement>("[data-service]") ?? [])
      line.toggleAttribute("data-chosen", line.dataset["service"] === choices.service);
  });

  return (
    <>
      <div ref={plane} className={`${styles.plane} ${planes.cobalt}`}>
        {indication?.estimate ? (
          <PriceResult
            {...{ indication, texts, tariff }}
            onTakeAlong={() => handOver(enquiryOf(indication, choices, start, texts), formId)}
            address={address}
          />
        ) : (
          list
        )}
      </div>
      {service?.indication && <WorkNotes service={service.indication} words={texts.notes} />}
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </>
  );
}
