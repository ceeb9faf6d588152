import type { FilesTexts } from "@/content/pages/enquiry-files";
import type { FormName } from "#contract/form.ts";
import { filesPath } from "#contract/files.ts";
import { enquiryDigest } from "#contract/identity.ts";
import { createCollection } from "./collection";
import { createDelivery, type Delivery } from "./delivery";
import { createNews } from "./news";
import type { Account } from "./parcel-form";
import type { Parcel } from "./photograph";
import { post } from "./post";
import { prepare } from "./prepare";
import { shelf } from "./shelf";

/** The words for files: in no page, so that a visitor without files does not fetch them. */
async function fetchTexts(): Promise<FilesTexts> {
  const response = await fetch("/aanvraag-bestanden.json");
  if (!response.ok) throw new Error(`/aanvraag-bestanden.json: status ${response.status}`);
  return (await response.json()) as FilesTexts;
}

/** Resolves after so long, or as soon as there is reason to hope. */
function createRest() {
  const wakers = new Set<() => void>();
  const wake = () => {
    for (const waker of wakers) waker();
  };
  addEventListener("online", wake);
  const rest = (ms: number) =>
    new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        wakers.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      wakers.add(done);
    });
  return { rest, wake };
}

/** Tabs of one browser take turns, so that none sends what another is sending; where there are no turns, at once. */
const alone = <Result>(run: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? (navigator.locks.request("enquiry-files", run) as Promise<Result>) : run();

/** Opens what the device keeps: the files of the enquiry being written, and those still on their way. */
export async function openPhotographs(account: Account & { origin: string }) {
  const [texts, kept] = await Promise.all([fetchTexts(), shelf.read()]);
  const collection = createCollection(shelf, prepare);
  const deliveries = createNews<readonly Delivery[]>([]);
  const { rest, wake } = createRest();
  const origin = account.origin === "same" ? location.origin : account.origin;
  const means = { shelf, prepare, post, account, url: origin + filesPath, rest, alone };

  const deliver = (parcel: Parcel, isKept: boolean) => {
    const delivery = createDelivery(parcel, isKept, means);
    deliveries.set([...deliveries.get(), delivery]);
    void delivery.run();
  };
  collection.restore(kept.photographs);
  for (const parcel of kept.parcels) deliver(parcel, true);

  return {
    texts,
    collection,
    deliveries,
    /** Tries at once what is waiting to be tried again. */
    retry: wake,

    /** Sends what was collected after the enquiry with these parameters, which has been accepted. */
    async follow(
      form: FormName,
      params: { reference: string; sent_at: string; name: string },
    ): Promise<void> {
      const photographs = await collection.take();
      if (photographs.length === 0) return;
      const { reference, sent_at: sentAt, name } = params;
      const digest = await enquiryDigest(form, params);
      const parcel = { reference, digest, sentAt, name, photographs, refused: [], kept: Date.now() };
      deliver(parcel, await shelf.change([parcel], photographs));
    },

    /** Takes a delivery that has ended out of sight. */
    close(delivery: Delivery): void {
      deliveries.set(deliveries.get().filter((one) => one !== delivery));
      void delivery.close();
    },
  };
}
export type Photographs = Awaited<ReturnType<typeof openPhotographs>>;
