import type { EnquiryProps } from "#data/pages/enquiry.ts";
import type { FilesTexts } from "#data/pages/enquiry-files.ts";

/** A picture or PDF that is to be sent after an enquiry, as the device keeps it. */
export interface Attachment {
  /** Tells it from other files; empty names and equal names are common. */
  id: string;
  name: string;
  type: string;
  bytes: ArrayBuffer;
  /** A data URL; "" where there is nothing to show. */
  thumbnail: string;
  /** False as long as it is as the visitor chose it. */
  isReady: boolean;
  /** Whether it is sent as it is, with the place that the camera wrote into it. */
  tellsPlace: boolean;
  /** When it was put on the device, in milliseconds. */
  keptAt: number;
}

/** Why a file cannot be sent; each reason has its sentence in content/enquiry-files.yaml. */
export type RejectReason = keyof FilesTexts["refusals"];

export interface RejectedFile {
  name: string;
  reason: RejectReason;
}

/** The files of an enquiry that the mail service has accepted: they are sent on their own. */
export interface Upload {
  enquiryNumber: string;
  /** What the mail service knows the enquiry by, where the browser can work it out. */
  digest?: string | undefined;
  sentAt: string;
  name: string;
  attachments: Attachment[];
  /** What will not arrive. The visitor is told until they have closed the message. */
  rejected: RejectedFile[];
  /** When it was put on the device, in milliseconds. */
  keptAt: number;
}

/** How the site signs in to the mail service. */
export type Account = Pick<EnquiryProps["sending"], "publicKey" | "serviceId" | "templateId">;
