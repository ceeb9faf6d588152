import { type ComponentProps, useSyncExternalStore } from "react";
import { useOnline } from "#components/device/use-online.ts";
import { FallbackButtons } from "#components/fallback/FallbackButtons.tsx";
import { passFocus } from "#components/fallback/focus.ts";
import { fill } from "#data/format/fill.ts";
import { Button } from "#ui/Button.tsx";
import { FileList } from "./FileList.tsx";
import { FileRow } from "./FileRow.tsx";
import styles from "./UploadStatus.module.css";
import type { UploadProgress, UploadTask } from "./upload-task.ts";
import type { Uploads } from "./uploads.ts";

type Props = Pick<ComponentProps<typeof FallbackButtons>, "firm" | "names"> & { uploads: Uploads };

/** After this many failures, other ways to send the files are shown as well. */
const failuresBeforeOtherWays = 3;

function statusOf({ phase, rejected }: UploadProgress, isOnline: boolean) {
  if (phase === "failed") {
    return "notSent";
  }
  if (phase === "sent") {
    return rejected.length > 0 ? "partly" : "sent";
  }
  return isOnline || phase === "sending" ? phase : "offline";
}

function UploadBox({ task, uploads, firm, names }: Props & { task: UploadTask }) {
  const progress = useSyncExternalStore(task.progress.listen, task.progress.get);
  const isOnline = useOnline();
  const { sending, rejectReasons } = uploads.texts;
  const { enquiryNumber, phase, files, rejected, failures, isKept } = progress;
  const isUnderWay = phase !== "sent" && phase !== "failed";
  const missing = isUnderWay ? [...rejected, ...files] : rejected;
  const missingNames = missing.map(({ name }) => name).join(", ");
  const needsOtherWays =
    rejected.length > 0 || (phase === "waiting" && failures >= failuresBeforeOtherWays);
  const withNumber = (text: string) => fill(text, { reference: enquiryNumber });
  const percent = (share: number) => fill(sending.part, { percent: Math.floor(share * 100) });

  return (
    <section className={styles.upload}>
      <h3>{withNumber(sending.heading)}</h3>
      <p role="status" className={styles.status}>
        {sending[statusOf(progress, isOnline)]}
      </p>
      {isUnderWay && <p>{isKept ? sending.kept : sending.stay}</p>}
      <FileList>
        {files.map(({ id, name, thumbnail, share }) => (
          <FileRow
            key={id}
            name={name}
            thumbnail={thumbnail}
            end={phase === "sent" ? sending.arrived : percent(share)}
          >
            {isUnderWay && <progress className={styles.progress} aria-label={name} value={share} />}
          </FileRow>
        ))}
        {rejected.map(({ name, reason }, index) => (
          <FileRow key={`rejected ${index}`} name={name} error={rejectReasons[reason]} />
        ))}
      </FileList>
      {needsOtherWays && <p>{sending.otherWays}</p>}
      <div className="l-actions">
        {phase === "waiting" && (
          <Button ref={passFocus} onClick={uploads.retry}>
            {sending.retry}
          </Button>
        )}
        {needsOtherWays && (
          <FallbackButtons
            firm={firm}
            names={names}
            subject={withNumber(sending.subject)}
            text={fill(withNumber(sending.message), { names: missingNames })}
          />
        )}
        {!isUnderWay && (
          <Button ref={passFocus} tone="line" onClick={() => uploads.close(task)}>
            {sending.close}
          </Button>
        )}
      </div>
    </section>
  );
}

export function UploadStatus(props: Props) {
  const { tasks } = props.uploads;
  const all = useSyncExternalStore(tasks.listen, tasks.get);
  return all.map((task) => (
    <UploadBox key={task.progress.get().enquiryNumber} task={task} {...props} />
  ));
}
