/** What most servers take: as much as Postfix does as Debian sets it up. */
export const usualLargestMail = 10_240_000;

/** The texts and headers of a mail, with room for those of each of its files. */
const bytesAroundFiles = 32_000;

/** The size of a file in a mail: base64 in lines of 76 characters. */
const encodedSize = (bytes: number) => Math.ceil(bytes / 57) * 78;

/** The approximate size of a mail with files of these sizes. */
export const mailSize = (files: readonly number[]) =>
  files.reduce((sum, bytes) => sum + encodedSize(bytes), bytesAroundFiles);

/**
 * Divides files over as few mails as take them in this order. A file that no mail takes is left
 * out.
 */
export function divideOverMails<File extends { content: Uint8Array }>(
  files: readonly File[],
  largestMail: number,
) {
  const mails: File[][] = [];
  const leftOut: File[] = [];
  const fits = (...together: File[]) =>
    mailSize(together.map(({ content }) => content.length)) <= largestMail;
  for (const file of files) {
    const last = mails.at(-1);
    if (!fits(file)) {
      leftOut.push(file);
    } else if (last && fits(...last, file)) {
      last.push(file);
    } else {
      mails.push([file]);
    }
  }
  return { mails, leftOut };
}
