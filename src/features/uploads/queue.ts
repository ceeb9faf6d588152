import { refusedFile } from "#contract/files.ts";
import type { prepare } from "./prepare.ts";
import type { post } from "./request.ts";
import type { Storage } from "./storage.ts";
import { createStore } from "./store.ts";
import { type Account, type Photograph, type Refusal, type Upload, uploadForm } from "./upload.ts";

/** "waiting": it did not get through, and is tried again. */
type Phase = "preparing" | "sending" | "waiting" | "sent" | "failed";

interface Means {
  storage: Pick<Storage, "change" | "upload">;
  prepare: typeof prepare;
  post: typeof post;
  account: Account;
  url: string;
  /** Waits so long, or until there is reason to try at once. */
  rest: (ms: number) => Promise<void>;
  alone: <Result>(run: () => Promise<Result>) => Promise<Result>;
}

const retryMs = [2_000, 5_000, 15_000, 30_000, 60_000];

/** Whether the same call may well work later. */
const isPassing = (status: number) =>
  status === 0 || status >= 500 || [408, 425, 429].includes(status);

/**
 * How far each file is, from 0 to 1, when so much of all of them is on its way: they go one after
 * the other.
 */
function sharesOf(share: number, sizes: readonly number[]): number[] {
  let gone = share * sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => {
    const part = Math.min(1, Math.max(0, gone / size));
    gone -= size;
    return part;
  });
}

/**
 * Brings the files of an accepted enquiry to the mail service: tries until they have arrived or
 * cannot. `isKept` says whether the device keeps them when the page is closed.
 */
export function createQueued(first: Upload, isKept: boolean, means: Means) {
  const { storage, account, url } = means;
  let upload = first;
  const arrived: Photograph[] = [];
  /**
   * How many files go in one call: fewer where the line is too slow for all of them, or they are
   * too large together.
   */
  let atOnce = Number.POSITIVE_INFINITY;

  let failures = 0;
  const progressOf = (phase: Phase, shares: number[] = []) => ({
    reference: upload.reference,
    phase,
    refused: upload.refused,
    failures,
    isKept,
    files: [
      ...arrived.map(({ name, thumbnail }) => ({ name, thumbnail, share: 1 })),
      ...upload.photographs.map(({ name, thumbnail }, i) => ({
        name,
        thumbnail,
        share: shares[i] ?? 0,
      })),
    ],
  });
  const progress = createStore(progressOf("preparing"));
  const tell = (...now: Parameters<typeof progressOf>) => progress.set(progressOf(...now));

  async function keep(changed: Partial<Upload>) {
    const before = upload;
    upload = { ...upload, ...changed };
    // Who sent them is only for the call: what says that nothing is left to send stays on the
    // device for weeks.
    if (upload.photographs.length === 0) {
      upload = { ...upload, name: "", digest: undefined };
    }
    if (isKept) {
      await storage.change([upload], [before]);
    }
  }
  const without = (photographs: readonly Photograph[], why: Refusal) =>
    keep({
      photographs: upload.photographs.filter((one) => !photographs.includes(one)),
      refused: [...upload.refused, ...photographs.map(({ name }) => ({ name, why }))],
    });

  async function makeReady() {
    for (const photograph of upload.photographs) {
      if (photograph.isReady) {
        continue;
      }
      const made = await means.prepare(photograph).catch(() => "unreadable" as const);
      if (typeof made === "string") {
        await without([photograph], made);
      } else {
        const ready = { ...photograph, ...made, isReady: true };
        await keep({
          photographs: upload.photographs.map((one) => (one === photograph ? ready : one)),
        });
      }
      tell("preparing");
    }
  }

  /** One call; how long to wait for the next, or undefined where there is none. */
  async function attempt(): Promise<number | undefined> {
    // What another tab has sent meanwhile is kept no longer; what the browser has lost is still
    // here.
    const now = isKept ? await storage.upload(upload.reference) : undefined;
    if (now) {
      const isLeft = ({ id }: Photograph) => now.photographs.some((one) => one.id === id);
      const refused = now.refused.length > upload.refused.length ? now.refused : upload.refused;
      const gone = upload.photographs.filter((one) => !isLeft(one));
      arrived.push(...gone.filter(({ name }) => !refused.some((one) => one.name === name)));
      upload = { ...upload, refused, photographs: upload.photographs.filter(isLeft) };
    }
    await makeReady();
    const batch = upload.photographs.slice(0, atOnce);
    if (batch.length === 0) {
      tell(upload.refused.length === 0 || arrived.length > 0 ? "sent" : "failed");
      return undefined;
    }

    let share = 0;
    const sizes = batch.map(({ bytes }) => bytes.byteLength);
    const tellShare = (of: number) => {
      share = of;
      tell("sending", sharesOf(of, sizes));
    };
    tellShare(0);
    const form = uploadForm(upload, batch, account);
    const { status, text, retryAfterSeconds } = await means.post(url, form, tellShare);
    if (status === 200) {
      arrived.push(...batch);
      await keep({ photographs: upload.photographs.slice(batch.length) });
      return 0;
    }
    const refused =
      status === 413 || status === 415 ? batch[(refusedFile(text) ?? 0) - 1] : undefined;
    if (refused) {
      await without([refused], status === 413 ? "tooLarge" : "kind");
      return 0;
    }
    const isTooMuch = status === 408 || status === 413;
    const wasCut = status === 0 && share > 0 && share < 1;
    if (batch.length > 1 && (isTooMuch || wasCut)) {
      atOnce = Math.ceil(batch.length / 2);
    }
    if (batch.length > 1 && isTooMuch) {
      return 0;
    }
    if (!isPassing(status)) {
      await without(batch, "refused");
      return 0;
    }
    const backOff = retryMs[Math.min(failures, retryMs.length - 1)] ?? 0;
    failures += 1;
    tell("waiting");
    return Math.max(backOff, retryAfterSeconds * 1_000);
  }

  return {
    subscribe: progress.subscribe,
    progress: progress.get,

    async run(): Promise<void> {
      let wait: number | undefined = 0;
      while (wait !== undefined) {
        if (wait > 0) {
          await means.rest(wait);
        }
        wait = await means.alone(attempt);
      }
    },

    /** Forgets what did not arrive, when the visitor has read it. */
    close: () => keep({ photographs: [], refused: [] }),
  };
}
export type Queued = ReturnType<typeof createQueued>;
export type Progress = ReturnType<Queued["progress"]>;
