import { type ComponentProps, useSyncExternalStore } from "react";
import { FallbackButtons } from "#features/shared/FallbackButtons.tsx";
import { passFocus } from "#features/shared/focus.ts";
import { useOnline } from "#features/shared/use-online.ts";
import { Button } from "#ui/Button.tsx";
import { FileRow } from "./FileRow.tsx";
import styles from "./Files.module.css";
import type { Uploads } from "./manager.ts";
import type { Progress, Queued } from "./queue.ts";

type Props = Pick<ComponentProps<typeof FallbackButtons>, "firm" | "names"> & { uploads: Uploads };

/** After how many failures the visitor is shown another way, though trying goes on. */
const patience = 3;

function statusOf({ phase, refused }: Progress, isOnline: boolean) {
  if (phase === "failed") {
    return "notSent";
  }
  if (phase === "sent") {
    return refused.length > 0 ? "partly" : "sent";
  }
  return isOnline || phase === "sending" ? phase : "offline";
}

function UploadBox({ queued, uploads, firm, names }: Props & { queued: Queued }) {
  const progress = useSyncExternalStore(queued.subscribe, queued.progress);
  const isOnline = useOnline();
  const { sending, refusals } = uploads.texts;
  const { reference, phase, files, refused, failures, isKept } = progress;
  const isUnderWay = phase !== "sent" && phase !== "failed";
  const missing = [...refused, ...(isUnderWay ? files : [])].map(({ name }) => name).join(", ");
  const needsWays = refused.length > 0 || (phase === "waiting" && failures >= patience);
  const withReference = (text: string) => text.replace("{reference}", reference);
  const percent = (share: number) =>
    sending.part.replace("{percent}", `${Math.floor(share * 100)}`);

  return (
    <section className={styles.upload}>
      <h3>{withReference(sending.heading)}</h3>
      <p role="status" className={styles.status}>
        {sending[statusOf(progress, isOnline)]}
      </p>
      {isUnderWay && <p>{isKept ? sending.kept : sending.stay}</p>}
      <ul className={`${styles.files} u-above-1`}>
        {files.map(({ name, thumbnail, share }, i) => (
          <FileRow
            key={i}
            name={name}
            thumbnail={thumbnail}
            end={
              <small className="t-small">
                {phase === "sent" ? sending.arrived : percent(share)}
              </small>
            }
          >
            {isUnderWay && <progress aria-label={name} value={share} />}
          </FileRow>
        ))}
        {refused.map(({ name, why }, i) => (
          <FileRow key={`refused ${i}`} name={name} why={refusals[why]} />
        ))}
      </ul>
      {needsWays && <p>{sending.ways}</p>}
      <div className="l-actions">
        {phase === "waiting" && (
          <Button ref={passFocus} onClick={uploads.retry}>
            {sending.retry}
          </Button>
        )}
        {needsWays && (
          <FallbackButtons
            firm={firm}
            names={names}
            subject={withReference(sending.subject)}
            text={withReference(sending.message).replace("{names}", missing)}
          />
        )}
        {!isUnderWay && (
          <Button ref={passFocus} tone="line" onClick={() => uploads.close(queued)}>
            {sending.close}
          </Button>
        )}
      </div>
    </section>
  );
}

/**
 * The files of enquiries that were accepted, on their way: also those that an earlier visit left
 * behind.
 */
export function UploadStatus({ uploads, ...rest }: Props) {
  const all = useSyncExternalStore(uploads.queue.subscribe, uploads.queue.get);
  return all.map((queued) => (
    <UploadBox key={queued.progress().reference} queued={queued} uploads={uploads} {...rest} />
  ));
}
