import type { FilesTexts } from "#data/enquiry/enquiry-files.ts";
import type { EnquiryProps } from "#data/enquiry/enquiry-props.ts";

/** A picture or PDF that is to be sent after an enquiry, as the device keeps it. */
export interface Attachment {
  /** Identifies the file, because names may be empty or equal. */
  id: string;
  name: string;
  type: string;
  bytes: ArrayBuffer;
  /** A data URL; "" when the browser cannot show the file. */
  thumbnail: string;
  /** False until the file has been prepared for sending. */
  isReady: boolean;
  /** Whether it is sent unchanged, and may say where it was taken. */
  mayHaveLocation: boolean;
  /** When it was stored on the device, in milliseconds since 1970. */
  keptAt: number;
}

/** Why a file cannot be sent; each reason has its sentence in content/enquiry-files.yaml. */
export type RejectReason = keyof FilesTexts["rejectReasons"];

interface RejectedFile {
  name: string;
  reason: RejectReason;
}

/** The files of an enquiry that the mail service has accepted: they are sent on their own. */
export interface Upload {
  enquiryNumber: string;
  /** See `enquiryDigest` in contract/identity.ts. */
  digest?: string | undefined;
  sentAt: string;
  name: string;
  /** Of the visitor; older versions of the site did not keep it. */
  email?: string;
  attachments: Attachment[];
  /**
   * The files that cannot be sent. They are kept until the visitor closes the message about them.
   */
  rejected: RejectedFile[];
  /** When it was stored on the device, in milliseconds since 1970. */
  keptAt: number;
}

/** How the site signs in to the mail service. */
export type Account = Pick<EnquiryProps["sending"], "publicKey" | "serviceId" | "templateId">;
