/** A picture or PDF that is to travel with an enquiry, as the device keeps it. */
export interface Photograph {
  id: string;
  name: string;
  type: string;
  bytes: ArrayBuffer;
  /** A data URL; "" where there is nothing to show. */
  thumbnail: string;
  /** False as long as it is as the visitor chose it. */
  isReady: boolean;
  /** True where it goes as it is, with what the camera wrote into it. */
  tellsPlace: boolean;
  /** Tells it from other files; empty names and equal names are common. */
  identity: string;
  /** When it was chosen, in milliseconds. */
  kept: number;
}

/** Why a file cannot go; each has its sentence in content/enquiry.yaml. */
export type Refusal =
  "kind" | "unreadable" | "undecodable" | "pdfTooLarge" | "tooLarge" | "tooMany" | "together" | "refused";

export interface Refused {
  name: string;
  why: Refusal;
}

/** The files of an enquiry that the mail service has accepted: they go by themselves from here on. */
export interface Parcel {
  reference: string;
  /** What the mail service knows the enquiry by, where the browser can work it out. */
  digest?: string | undefined;
  /** The moment and the name that the enquiry carried. */
  sentAt: string;
  name: string;
  photographs: Photograph[];
  /** What will not arrive: the visitor is told until they have closed it. */
  refused: Refused[];
  kept: number;
}
