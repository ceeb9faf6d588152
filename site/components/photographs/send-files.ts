import { filesPath, libraryVersion } from "@contractor/core/enquiry/calls.ts";
import { fileField, refusedFile } from "@contractor/core/enquiry/files.ts";
import { type EnquiryParams, filesInfo, paramLimits } from "@contractor/core/enquiry/params.ts";
import type { EnquiryProps } from "@contractor/core/facts/enquiry/enquiry-props.ts";
import { wait } from "#components/device/wait.ts";
import type { ReadyFile } from "./prepare-file.ts";

/** What the mail service knows an accepted enquiry by. */
export type SentEnquiry = Pick<EnquiryParams, "reference" | "sent_at" | "name" | "email">;

/** The answer of the mail service; status 0 without an answer. */
interface Answer {
  status: number;
  text: string;
}

/** The largest call takes minutes on a slow line, and then the mail server needs time. */
const longestCallMs = 5 * 60_000;

/** Posts a form with files. Never rejects. */
async function postFiles(url: string, body: FormData): Promise<Answer> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), longestCallMs);
  try {
    const { signal } = stop;
    const response = await fetch(url, { method: "POST", body, redirect: "error", signal });
    const text = await response.text();
    // Another page at this address may also answer 200. Only the service answers "OK".
    const isFromElsewhere = response.status === 200 && text !== "OK";
    return { status: isFromElsewhere ? 0 : response.status, text };
  } catch {
    return { status: 0, text: "" };
  } finally {
    clearTimeout(timer);
  }
}

/** How long it waits before the second and the third try. */
const pausesMs = [2_000, 10_000];

/** Whether the same call may succeed later. */
const isTemporary = (status: number) =>
  status === 0 || status >= 500 || [408, 429].includes(status);

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
function missingFiles({ status, text }: Answer, names: readonly string[]): readonly string[] {
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
): Promise<readonly string[]> {
  const url = (sending.origin === "same" ? location.origin : sending.origin) + filesPath;
  const form = formOf(enquiry, files, sending);
  let answer = await postFiles(url, form);
  for (const pauseMs of pausesMs) {
    if (!isTemporary(answer.status)) {
      break;
    }
    await wait(pauseMs);
    answer = await postFiles(url, form);
  }
  return missingFiles(
    answer,
    files.map(({ name }) => name),
  );
}
