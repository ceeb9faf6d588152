import { useState, useSyncExternalStore } from "react";
import { createStore } from "#components/device/create-store.ts";
import type { EnquiryProps } from "#data/enquiry/enquiry-props.ts";
import { createChosenFiles } from "./chosen-files.ts";
import type { ReadyFile } from "./prepare-file.ts";
import { type SentEnquiry, sendFiles } from "./send-files.ts";

/** The files of an accepted enquiry, on their way. */
export interface Delivery {
  enquiryNumber: string;
  phase: "sending" | "sent" | "failed";
  /** How much has been sent, from 0 to 1. */
  share: number;
  /** The names of the files that have not arrived, once it has failed. */
  missing: readonly string[];
  /** Whether some files have arrived. */
  isPartly: boolean;
}

const loadPreparation = async () => (await import("./prepare-file.ts")).prepareFile;

/** The browser asks the visitor whether to leave while files are being sent. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Older browsers ask for this.
  event.returnValue = true;
}

export function createPhotographs(sending: EnquiryProps["sending"], send = sendFiles) {
  const chosen = createChosenFiles(sending.photographs ? loadPreparation : undefined);
  const delivery = createStore<Delivery | undefined>(undefined);
  let again: (() => Promise<void>) | undefined;

  async function deliver(enquiry: SentEnquiry, files: readonly ReadyFile[]): Promise<void> {
    const begun: Delivery = {
      enquiryNumber: enquiry.reference,
      phase: "sending",
      share: 0,
      missing: [],
      isPartly: false,
    };
    delivery.set(begun);
    again = () => deliver(enquiry, files);
    addEventListener("beforeunload", askBeforeLeaving);
    try {
      const showShare = (share: number) => delivery.set({ ...begun, share });
      const missing = await send(enquiry, files, sending, showShare);
      const phase = missing.length === 0 ? "sent" : "failed";
      delivery.set({ ...begun, phase, missing, isPartly: missing.length < files.length });
    } finally {
      removeEventListener("beforeunload", askBeforeLeaving);
    }
  }

  return {
    areSent: sending.photographs,
    chosen,
    delivery,

    /**
     * Sends what was chosen, for the enquiry that was accepted with these parameters. What is still
     * being prepared is waited for.
     */
    async sendAfter(enquiry: SentEnquiry): Promise<void> {
      await chosen.settled();
      const files = chosen.readyFiles();
      chosen.clear();
      delivery.set(undefined);
      if (files.length > 0) {
        await deliver(enquiry, files);
      }
    },

    /** Sends the same files again, after a failure. */
    retry: () => again?.(),
  };
}
export type Photographs = ReturnType<typeof createPhotographs>;

/** The photographs of a form, and what a component shows of them. */
export function usePhotographs(sending: EnquiryProps["sending"]) {
  const [photographs] = useState(() => createPhotographs(sending));
  const { chosen, delivery } = photographs;
  return {
    ...photographs,
    items: useSyncExternalStore(chosen.items.listen, chosen.items.get, chosen.items.get),
    sent: useSyncExternalStore(delivery.listen, delivery.get, delivery.get),
  };
}
export type UsedPhotographs = ReturnType<typeof usePhotographs>;
