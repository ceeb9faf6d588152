import { isRecent } from "@contractor/core/enquiry/limits.ts";
import { z } from "zod";

/**
 * The Message-ID for a key, which is a hash. It is the same for every attempt, on every copy of the
 * service and after a crash, so that a mail store can recognise a repeated mail.
 */
export function messageIdFor(key: string, domain: string): string {
  return `<${key.slice(0, 40)}@${domain}>`;
}

const isoTime = z.iso.datetime({ offset: true });

/**
 * The Date of an enquiry's mail: when the visitor sent it, if the browser sent that time and it is
 * less than an hour ago; otherwise `now`. A repeated attempt then has the same date, by which
 * Exchange recognises it.
 */
export function dateOf(sentAt: string, now: Date): Date {
  return isoTime.safeParse(sentAt).success && isRecent(sentAt, now) ? new Date(sentAt) : now;
}
