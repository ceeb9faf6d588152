import { useEffect, useState, useSyncExternalStore } from "react";
import { Button, ButtonLink } from "@/ui/Button";
import { fallbackLinks, type Firm } from "../enquiry/fallback-contact";
import styles from "./Files.module.css";
import { Thumbnail } from "./Gallery";
import type { Uploads } from "./manager";
import type { Progress, Queued } from "./queue";

interface Props {
  uploads: Uploads;
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

/** The sentence that says how an upload is doing. */
function statusOf(
  { phase, refused }: Progress,
  isOnline: boolean,
): Exclude<keyof Uploads["texts"]["sending"], "part"> {
  if (phase === "failed") return "notSent";
  if (phase === "sent") return refused.length > 0 ? "partly" : "sent";
  if (phase === "sending") return "sending";
  return isOnline ? phase : "offline";
}

function UploadBox({ queued, uploads, firm, names }: Props & { queued: Queued }) {
  const progress = useSyncExternalStore(queued.subscribe, queued.progress);
  const isOnline = useOnline();
  const { sending, refusals } = uploads.texts;
  const { reference, phase, files, refused, failures, isKept } = progress;
  const isUnderWay = phase !== "sent" && phase !== "failed";
  const missing = [...refused.map(({ name }) => name), ...(isUnderWay ? files.map(({ name }) => name) : [])];
  const needsWays = refused.length > 0 || (phase === "waiting" && failures >= patience);
  const message = sending.message.replace("{reference}", reference).replace("{names}", missing.join(", "));
  const links = fallbackLinks(firm, sending.subject.replace("{reference}", reference), message);

  return (
    <section className={styles.upload}>
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
        {phase === "waiting" && <Button onClick={uploads.retry}>{sending.retry}</Button>}
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
          <Button tone="line" onClick={() => uploads.close(queued)}>
            {sending.close}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The files of enquiries that were accepted, on their way: also those that an earlier visit left behind. */
export function UploadStatus({ uploads, ...rest }: Props) {
  const all = useSyncExternalStore(uploads.queue.subscribe, uploads.queue.get);
  return all.map((queued) => (
    <UploadBox key={queued.progress().reference} queued={queued} uploads={uploads} {...rest} />
  ));
}
