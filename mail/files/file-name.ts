import type { PostedFile } from "./read-form.ts";

const maxNameLength = 80;

/**
 * The name of a mailed file: its number, the safe characters of the posted name, and the extension
 * of its kind. The number keeps the order of the visitor, and no two names the same on Windows and
 * phones, which do not tell capitals apart; nor is one the name of a device there, such as CON.
 */
export function safeName({ number, name }: PostedFile, extension: string): string {
  const clean = name
    .replace(/^.*[/\\]/, "")
    .replace(/\.[^.]*$/, "")
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, "-")
    .slice(0, maxNameLength)
    .toWellFormed()
    .replace(/^-+|-+$/g, "");
  return `${[number, clean].filter(Boolean).join("-")}.${extension}`;
}
