import { filesPath, libraryVersion } from "#contract/calls.ts";
import { fileField, refusedFile } from "#contract/files.ts";
import { type EnquiryParams, filesInfo, paramLimits } from "#contract/params.ts";
import type { EnquiryProps } from "#data/enquiry/enquiry-props.ts";
import type { ReadyFile } from "./prepare-file.ts";

/** What the mail service knows an accepted enquiry by. */
export type SentEnquiry = Pick<EnquiryParams, "reference" | "sent_at" | "name" | "email">;

/** The answer of the mail service; status 0 without an answer. */
export interface Answer {
  status: number;
  text: string;
  /** 0 when the service asks for no pause. */
  retryAfterSeconds: number;
}

// A connection without progress for this long is considered broken.
const silenceMs = 60_000;
// When all bytes are sent, the SMTP server still needs time.
const answerMs = 120_000;

/** Posts a form with files and reports its progress, which fetch cannot. Never rejects. */
const postFiles = (url: string, form: FormData, onProgress: (share: number) => void) =>
  new Promise<Answer>((resolve) => {
    const request = new XMLHttpRequest();
    const start = performance.now();
    const giveUpAfter = (milliseconds: number) => {
      request.timeout = performance.now() - start + milliseconds;
    };
    request.upload.onprogress = ({ loaded, total }) => {
      giveUpAfter(silenceMs);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.upload.onload = () => giveUpAfter(answerMs);
    request.onloadend = () => {
      const { responseText: text, responseURL, status } = request;
      // Another page at this address may also answer 200. Only the service answers "OK".
      const isFromElsewhere = status === 200 && !(responseURL === url && text === "OK");
      const seconds = Number.parseInt(request.getResponseHeader("Retry-After") ?? "", 10);
      resolve({ status: isFromElsewhere ? 0 : status, text, retryAfterSeconds: seconds || 0 });
    };
    request.open("POST", url);
    giveUpAfter(silenceMs);
    request.send(form);
  });
export type Post = typeof postFiles;

/** How long it waits before the second and the third try. */
const pausesMs = [2_000, 10_000];
const longestPauseSeconds = 30;

/** Whether the same call may succeed later. */
const isTemporary = (status: number) =>
  status === 0 || status >= 500 || [408, 429].includes(status);

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

function formOf(
  { reference, sent_at, name, email }: SentEnquiry,
  files: readonly ReadyFile[],
  { publicKey, serviceId, templateId }: EnquiryProps["sending"],
): FormData {
  const form = new FormData();
  const texts = {
    lib_version: libraryVersion,
    user_id: publicKey,
    service_id: serviceId,
    template_id: templateId,
    reference,
    sent_at,
    name: name.slice(0, paramLimits.name),
    email,
    files_info: filesInfo(files.length),
  };
  for (const [field, text] of Object.entries(texts)) {
    form.append(field, text);
  }
  // The mail service renames files that have the same name.
  for (const { bytes, type, name: fileName } of files) {
    form.append(fileField, new Blob([bytes], { type }), fileName);
  }
  return form;
}

/**
 * The files that have not arrived, by the service's last answer: those that it names are too large
 * for its mail server, and the others have arrived.
 */
export function missingFiles(
  { status, text }: Pick<Answer, "status" | "text">,
  names: readonly string[],
): readonly string[] {
  if (status === 200) {
    return [];
  }
  const refused = text.split("\n").flatMap((line) => refusedFile(line) ?? []);
  const isPartly = status === 413 && refused.length > 0;
  return isPartly ? names.filter((_, index) => refused.includes(index + 1)) : names;
}

/**
 * Sends all files of an accepted enquiry in one call, three times at most. Resolves to the names of
 * those that have not arrived. Never rejects.
 */
export async function sendFiles(
  enquiry: SentEnquiry,
  files: readonly ReadyFile[],
  sending: EnquiryProps["sending"],
  onProgress: (share: number) => void,
  post = postFiles,
): Promise<readonly string[]> {
  const origin = sending.origin === "same" ? location.origin : sending.origin;
  const form = formOf(enquiry, files, sending);
  let answer = await post(origin + filesPath, form, onProgress);
  for (const pauseMs of pausesMs) {
    if (!isTemporary(answer.status)) {
      break;
    }
    const asked = Math.min(answer.retryAfterSeconds, longestPauseSeconds) * 1_000;
    await wait(Math.max(pauseMs, asked));
    answer = await post(origin + filesPath, form, onProgress);
  }
  return missingFiles(
    answer,
    files.map(({ name }) => name),
  );
}
