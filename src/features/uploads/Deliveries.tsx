import { useEffect, useState, useSyncExternalStore } from "react";
import { Button, ButtonLink } from "@/ui/Button";
import { fallbackLinks, type Firm } from "../enquiry/fallback-contact";
import type { Delivery, Progress } from "./delivery";
import type { Photographs } from "./open";
import styles from "./Files.module.css";
import { Thumbnail } from "./Thumbnail";

interface Props {
  photographs: Photographs;
  firm: Firm;
  /** What the buttons that lead elsewhere are called. */
  names: { whatsapp: string; email: string };
}

/** After how many failures the visitor is shown another way, though trying goes on. */
const patience = 3;

function useOnline(): boolean {
  const [online, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const update = () => setOnline(navigator.onLine);
    const events = ["online", "offline"];
    for (const event of events) addEventListener(event, update);
    return () => {
      for (const event of events) removeEventListener(event, update);
    };
  }, []);
  return online;
}

/** The sentence that says how a delivery is doing. */
function statusOf(
  { phase, refused }: Progress,
  isOnline: boolean,
): Exclude<keyof Photographs["texts"]["sending"], "part"> {
  if (phase === "failed") return "notSent";
  if (phase === "sent") return refused.length > 0 ? "partly" : "sent";
  if (phase === "sending") return "sending";
  return isOnline ? phase : "offline";
}

function DeliveryBox({ delivery, photographs, firm, names }: Props & { delivery: Delivery }) {
  const progress = useSyncExternalStore(delivery.subscribe, delivery.progress);
  const isOnline = useOnline();
  const { sending, refusals } = photographs.texts;
  const { reference, phase, files, refused, failures, isKept } = progress;
  const isUnderWay = phase !== "sent" && phase !== "failed";
  const missing = [...refused.map(({ name }) => name), ...(isUnderWay ? files.map(({ name }) => name) : [])];
  const needsWays = refused.length > 0 || (phase === "waiting" && failures >= patience);
  const message = sending.message.replace("{reference}", reference).replace("{names}", missing.join(", "));
  const links = fallbackLinks(firm, sending.subject.replace("{reference}", reference), message);

  return (
    <section className={styles.delivery}>
      <h3>{sending.heading.replace("{reference}", reference)}</h3>
      <p role="status" className={styles.status}>
        {sending[statusOf(progress, isOnline)]}
      </p>
      {isUnderWay && <p>{isKept ? sending.kept : sending.stay}</p>}
      <ul className={styles.files}>
        {files.map(({ name, thumbnail, share }, i) => (
          <li key={i}>
            <Thumbnail source={thumbnail} name={name} />
            <div className={styles.what}>
              <span className={styles.name}>{name}</span>
              {isUnderWay && <progress aria-label={name} value={share} />}
            </div>
            <span className={`${styles.how} ${styles.share}`}>
              {phase === "sent"
                ? sending.arrived
                : sending.part.replace("{percent}", `${Math.floor(share * 100)}`)}
            </span>
          </li>
        ))}
        {refused.map(({ name, why }, i) => (
          <li key={`refused ${i}`} data-refused="">
            <Thumbnail source="" name={name} />
            <div className={styles.what}>
              <span className={styles.name}>{name}</span>
              <span className={styles.why}>{refusals[why]}</span>
            </div>
          </li>
        ))}
      </ul>
      {needsWays && <p>{sending.ways}</p>}
      <div className={styles.ways}>
        {phase === "waiting" && <Button onClick={photographs.retry}>{sending.retry}</Button>}
        {needsWays && links.whatsapp && (
          <ButtonLink tone="line" href={links.whatsapp} rel="noopener">
            {names.whatsapp}
          </ButtonLink>
        )}
        {needsWays && (
          <ButtonLink tone="line" href={links.email}>
            {names.email}
          </ButtonLink>
        )}
        {!isUnderWay && (
          <Button tone="line" onClick={() => photographs.close(delivery)}>
            {sending.close}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The files of enquiries that were accepted, on their way: also those that an earlier visit left behind. */
export function Deliveries({ photographs, ...rest }: Props) {
  const deliveries = useSyncExternalStore(photographs.deliveries.subscribe, photographs.deliveries.get);
  return deliveries.map((delivery) => (
    <DeliveryBox key={delivery.progress().reference} {...{ delivery, photographs }} {...rest} />
  ));
}
