import { refusedFile } from "#contract/files.ts";
import { createNews } from "./news";
import type { Parcel, Photograph, Refusal, Refused } from "./photograph";
import { type Account, parcelForm, sharesOf } from "./parcel-form";
import type { Answer, post } from "./post";
import type { prepare } from "./prepare";
import type { Shelf } from "./shelf";

/** How a parcel is doing. */
export interface Progress {
  reference: string;
  /** "waiting": it did not get through, and is tried again. */
  phase: "preparing" | "sending" | "waiting" | "sent" | "failed";
  files: { name: string; thumbnail: string; share: number }[];
  refused: readonly Refused[];
  /** How often it did not get through. */
  failures: number;
  /** Whether the device keeps it when the page is closed. */
  isKept: boolean;
}

export interface Means {
  shelf: Pick<Shelf, "change" | "parcel">;
  prepare: typeof prepare;
  post: typeof post;
  account: Account;
  url: string;
  /** Waits so long, or until there is reason to try at once. */
  rest: (ms: number) => Promise<void>;
  /** Runs while no other tab runs. */
  alone: <Result>(run: () => Promise<Result>) => Promise<Result>;
}

const retryMs = [2_000, 5_000, 15_000, 30_000, 60_000];

/** Whether the same call may well work later. */
const isPassing = (status: number) => status === 0 || status >= 500 || [408, 425, 429].includes(status);

/** Which of the files the service will not take, by its answer; the others may go without it. */
function refusedBy({ status, text }: Answer, { photographs }: Parcel): Photograph | undefined {
  if (status !== 413 && status !== 415) return undefined;
  return photographs[(refusedFile(text) ?? 0) - 1];
}

/** Brings the files of an accepted enquiry to the mail service: tries until they have arrived or cannot. */
export function createDelivery(first: Parcel, isKeptAtFirst: boolean, means: Means) {
  const { shelf, account, url } = means;
  let parcel = first;
  const progressOf = (phase: Progress["phase"], more: Partial<Progress> = {}): Progress => ({
    reference: parcel.reference,
    phase,
    files: parcel.photographs.map(({ name, thumbnail }) => ({ name, thumbnail, share: 0 })),
    refused: parcel.refused,
    failures: 0,
    isKept: isKeptAtFirst,
    ...more,
  });
  const news = createNews(progressOf("preparing"));
  const tell = (phase: Progress["phase"], more: Partial<Progress> = {}) => {
    const { failures, isKept } = news.get();
    news.set(progressOf(phase, { failures, isKept, ...more }));
  };

  const keep = async (changed: Partial<Parcel>) => {
    parcel = { ...parcel, ...changed };
    if (news.get().isKept) await shelf.change([parcel]);
  };
  const without = (photograph: Photograph, why: Refusal) =>
    keep({
      photographs: parcel.photographs.filter((one) => one !== photograph),
      refused: [...parcel.refused, { name: photograph.name, why }],
    });

  const makeReady = async () => {
    for (const photograph of parcel.photographs) {
      if (photograph.isReady) continue;
      const made = await means.prepare(photograph).catch(() => "unreadable" as const);
      if (typeof made === "string") await without(photograph, made);
      else {
        const ready = { ...photograph, ...made, isReady: true };
        await keep({ photographs: parcel.photographs.map((one) => (one === photograph ? ready : one)) });
      }
      tell("preparing");
    }
  };

  const end = async (phase: "sent" | "failed") => {
    const { files } = news.get();
    if (parcel.refused.length > 0) await keep({ photographs: [] });
    else if (news.get().isKept) await shelf.change([], [parcel]);
    // What has arrived is still shown.
    tell(phase, { files: phase === "sent" ? files.map((file) => ({ ...file, share: 1 })) : [] });
  };

  /** One attempt; how long to wait for the next, or undefined where there is none. */
  const attempt = async (): Promise<number | undefined> => {
    if (news.get().isKept) {
      const now = await shelf.parcel(parcel.reference);
      // Another tab was faster.
      if (!now) return void tell("sent");
      parcel = now;
    }
    await makeReady();
    if (parcel.photographs.length === 0) return void (await end("failed"));
    const sizes = parcel.photographs.map(({ bytes }) => bytes.byteLength);
    const tellShare = (share: number) => {
      const shares = sharesOf(share, sizes);
      const files = parcel.photographs.map(({ name, thumbnail }, i) => ({
        name,
        thumbnail,
        share: shares[i] ?? 0,
      }));
      tell("sending", { files });
    };
    tellShare(0);
    const answer = await means.post(url, parcelForm(parcel, account), tellShare);
    if (answer.status === 200) return void (await end("sent"));
    const refused = refusedBy(answer, parcel);
    if (refused) {
      await without(refused, answer.status === 413 ? "tooLarge" : "kind");
      return 0;
    }
    if (!isPassing(answer.status)) {
      const names = parcel.photographs.map(({ name }) => ({ name, why: "refused" as const }));
      await keep({ photographs: [], refused: [...parcel.refused, ...names] });
      return void (await end("failed"));
    }
    const { failures } = news.get();
    tell("waiting", { failures: failures + 1 });
    const backOff = retryMs[Math.min(failures, retryMs.length - 1)] ?? 0;
    return Math.max(backOff, (answer.retryAfterSeconds ?? 0) * 1_000);
  };

  return {
    subscribe: news.subscribe,
    progress: news.get,

    /** Resolves when there is nothing left to try. */
    async run(): Promise<void> {
      let wait: number | undefined = 0;
      while (wait !== undefined) {
        if (wait > 0) await means.rest(wait);
        wait = await means.alone(attempt);
      }
    },

    /** Forgets what did not arrive, when the visitor has read it. */
    async close(): Promise<void> {
      if (news.get().isKept) await shelf.change([], [parcel]);
    },
  };
}
export type Delivery = ReturnType<typeof createDelivery>;
